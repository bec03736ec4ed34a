/** Clothing, shoes, toys, soaps and home goods, and those who sell them: of what and where they are made. */
import type { FactFile } from '@/engine/graph/facts'
import { lane } from './rows'
import { follow, made, needs, things } from './table'
import { node } from './write'

const goods = [
  ...things(`
  commodity:cotton | Cotton | cotton prices; raw cotton; cotton lint; cotton futures | USc/lb
  product:synthetic-fibre | Polyester and nylon fibre | polyester; polyester fibre; synthetic fibres;
  + synthetic fibers; polyester yarn; viscose
  product:fabric | Yarn and fabric | fabrics; yarn; textile mills; textiles; denim
  product:apparel | Clothing | apparel; garment; garments; ready-made garments; garment factories; fashion
  + goods
  product:footwear | Shoes | footwear; sneakers; athletic shoes; shoe factories
  product:toy | Toys | toy factories; dolls; board games
  product:furniture | Furniture and home goods | home furnishings; mattresses; sofas
  product:home-appliance | Home appliances | household appliances; washing machines; refrigerators;
  + dishwashers; white goods
  product:surfactant | Surfactants and oleochemicals | surfactants; oleochemicals; fatty alcohols
  product:household-care | Soaps and detergents | detergents; laundry detergent; shampoo; toothpaste;
  + personal care products; household products
  product:cosmetics | Cosmetics and perfume | cosmetic products; perfumes; beauty products; skin care
  product:luxury-goods | Luxury goods | leather goods; handbags; luxury watches
`),
  node('place:bd', 'Bangladesh', {
    country: 'BD',
    aliases: ['Bangladeshi', 'Dhaka', 'Chittagong'],
  }),
  node('place:pk', 'Pakistan', { country: 'PK', aliases: ['Pakistani', 'Karachi', 'Sindh'] }),
  node('place:lk', 'Sri Lanka', { country: 'LK', aliases: ['Sri Lankan', 'Colombo'] }),
]

const sites = made(`
  commodity:cotton | in .226, br .129, pk .059 | {=USDA_COTTON} Of 113 million bales in 2023/24 India grew 25.5,
  + Brazil 14.6 and Pakistan 6.7.
  commodity:cotton | cn/xinjiang .22, cn .023, us .06, us/texas .047 | {~USDA_COTTON} Of 113 million bales in 2023/24
  + China grew 27.5 and the United States 12.1; how much of it Xinjiang and Texas grew is an estimate.
  commodity:cotton | tr .03, au .04 | Estimate.
  product:synthetic-fibre | cn .68, in .08, tw .02, kr .02, us .02 | China spins two thirds.
  product:fabric | cn .5, in .15, pk .06, vn .03, tr .04, bd .03 | China and India lead.
  product:apparel | cn .316, bd .074, vn .06, tr .036, in .03, id .016 | {WTO_CLOTHING_2023} By exports of
  + 2023: China 31.6 %, Bangladesh 7.4, Vietnam 6, Türkiye 3.6, India 3 and Indonesia 1.6.
  product:footwear | cn .55, in .11, vn .06, id .045, br .04, bd .02 | By pairs.
  product:toy | cn .6, cn/guangdong .17 | {~TOYS_N_PLAYTHINGS} Factories of China make about 77 % of the toys of the
  + United States; the share of the world and of Guangdong are estimates.
  product:toy | vn .05, mx .04, my .02, id .03 | Estimate.
  product:furniture | cn .4, vn .06, pl .05, it .05, de .04, mx .03 | Estimate.
  product:home-appliance | cn .5, mx .06, tr .05, pl .05, th .04, us .06, it .03, kr .04 | China leads.
  product:surfactant | my .15, id .17, cn .25, de .06, us .12 | Near palm oil and the users.
  product:household-care | us .2, cn .18, in .08, de .04, br .04 | Near the users.
  product:cosmetics | fr .15, us .18, cn .15, kr .08, jp .06, it .05 | Estimate.
  product:luxury-goods | it .35, fr .3, ch .2 | Workshops of Italy, France and Switzerland.
  product:walmart/stores | cn .15, in .06 | {~JAPAN_TIMES_WALMART} Of its shipments to the United States in 2023 60 %
  + came from China and 25 % from India; imports are put at a quarter of what it sells.
  product:walmart/stores | mx .05 | Estimate.
  product:target/stores | cn .2, vn .05, in .05 | Estimate.
  product:costco/stores | cn .08, mx .05 | Estimate.
  product:amazon/stores | cn .25, vn .03, in .03 | Estimate.
  product:nike/shoes | vn .5, id .27, cn .18 | {NIKE_10K_2023} Share of its shoes in fiscal 2023.
  product:nike/apparel | vn .29, cn .18, kh .15 | Estimate.
  product:adidas/shoes | id .36, vn .3, cn .15 | {ECONOTIMES_ADIDAS} Share of its shoes in 2021.
  product:adidas/apparel | kh .21, cn .2, vn .15 | {ECONOTIMES_ADIDAS} Share of its clothing in 2021.
  product:puma/sportswear | vn .28, cn .27, kh .13, bd .14, id .06 | Estimate.
  product:deckers/shoes | vn .6, cn .12, id .1 | Estimate.
  product:pou-chen/shoes | vn .35, id .5, cn .12 | Estimate.
  product:shenzhou/apparel | cn/zhejiang .4, vn .3, kh .25 | Estimate.
  product:hm/clothing | bd .22 | {~REUTERS_BANGLADESH} It buys from about 1,000 factories in Bangladesh; the share
  + is an estimate.
  product:hm/clothing | cn .25, tr .07, in .08, vn .04, pk .05 | Estimate.
  product:inditex/clothing | es .1, pt .12, ma .12, tr .17, bd .13, cn .12, pk .05, in .06 | Half comes from
  + near Spain.
  product:fast-retailing/clothing | cn .45, vn .2, bd .13, id .06 | Estimate.
  product:levis/jeans | bd .22, pk .12, kh .12, mx .1, cn .05, eg .06, tr .05 | Estimate.
  product:vf/clothing-and-shoes | vn .25, kh .15, bd .12, cn .12, mx .05 | Estimate.
  product:mattel/toys | cn .4 | {STAR_TOYS} Under 40 % in 2025, down from about 50 % in 2024.
  product:mattel/toys | mx .15, id .2, my .12, th .06 | Estimate.
  product:hasbro/toys | cn .5, vn .12, in .1, us .08 | Estimate.
  product:whirlpool/appliances | us .55, us/ohio .25, mx .15 | Made mostly where it sells.
  product:electrolux/appliances | pl .15, it .15, th .1, br .12, us .12, hu .06, mx .08 | Estimate.
  product:haier/appliances | cn .6, us/kentucky .12, it .03, in .03, th .03 | GE Appliances builds in
  + Louisville.
  product:midea/appliances | cn/guangdong .6, cn .25, th .03, br .03 | Estimate.
  product:lvmh/luxury | fr .45, it .3, ch .1 | Estimate.
  product:ikea/furniture | cn .25, pl .2, it .05, de .04, se .05, vn .04, in .03 | Estimate.
`)

const inputs = needs(`
  commodity:cotton
    fertiliser | product:nitrogen-fertiliser 1 minor cost .12 buffer 60 | Fields are fertilised.
  product:synthetic-fibre
    feedstock | product:ethylene .3 essential cost .2 buffer 15, material:naphtha .6 essential cost .4 buffer 15
    + | Glycol and terephthalic acid.
  product:fabric
    fibre | product:synthetic-fibre .65 essential cost .3 buffer 30, commodity:cotton .25 essential cost .2
    + buffer 60 | Two thirds of all fibre is synthetic.
    energy | commodity:electricity .8 important cost .08 | Spinning and dyeing.
  product:apparel
    fabric | product:fabric .95 essential cost .45 buffer 30 lag 20 | Cut and sewn from fabric.
  product:footwear
    materials | product:fabric .35 essential cost .15 buffer 30, product:polyurethane .2 essential cost .08
    + buffer 20, product:synthetic-rubber .2 essential cost .08 buffer 20, product:plastics .15 essential cost
    + .05 buffer 20, material:natural-rubber .08 essential cost .03 buffer 30 | Uppers and soles.
  product:toy
    plastics | product:plastics .7 essential cost .12 buffer 30, product:engineering-plastics .25 essential cost
    + .06 buffer 30 | Moulded from plastics.
    chips | product:mcu .4 minor cost .02 buffer 45 | Some toys hold a chip.
    boxes | product:carton-board .9 minor cost .04 buffer 30 | Sold in boxes.
  product:furniture
    wood | material:wood .8 essential cost .18 buffer 45 | Boards and frames.
    foam | product:polyurethane .5 important cost .08 buffer 15 | Mattresses and seats.
    steel | product:flat-steel .6 important cost .08 buffer 30 | Frames and fittings.
    fabric | product:fabric .6 important cost .06 buffer 30 | Covers.
  product:home-appliance, product:haier/appliances
    steel | product:flat-steel .9 essential cost .12 buffer 30 | Casings and drums.
    control chips | product:mcu 1 essential cost .02 buffer 30 lead 150 | Each holds some.
    motors | product:small-motor .8 essential cost .06 buffer 20 | Pumps, fans and drums.
    copper | material:copper 1 important cost .05 buffer 20 | Windings and pipes.
    plastics | product:plastics .7 important cost .08 buffer 20, product:engineering-plastics .3 important cost
    + .04 buffer 20 | Linings and housings.
  product:surfactant
    oils | commodity:palm-oil .5 essential cost .35 buffer 30 | From palm and palm-kernel oil.
    petrochemicals | product:ethylene .8 essential cost .25 buffer 15 | Ethylene oxide.
  product:household-care
    surfactants | product:surfactant .95 essential cost .12 buffer 30 | What cleans in them.
    packaging | product:plastic-packaging .8 essential cost .1 buffer 20, product:carton-board .15 essential cost
    + .02 buffer 20 | Bottles and pouches.
    alkalis | material:soda-ash .5 minor cost .02 buffer 20, product:chlorine .4 minor cost .02 buffer 15 |
    + Powders and bleach.
  product:cosmetics
    surfactants and oils | product:surfactant .8 important cost .04 buffer 45 | Creams and shampoos.
    packaging | product:plastic-packaging .6 important cost .06 buffer 30, product:glass-bottle .3 important cost
    + .04 buffer 45 | Jars, tubes and flacons.
  product:luxury-goods
    materials | product:fabric .6 important cost .05 buffer 90 | Silk, wool and canvas, beside leather.
`)

// Shops hold weeks of stock, but not of each size and season: few days of late arrival are borne without lost sales.
const trade = { detourDays: 12, criticality: 'important', bufferDays: 3 } as const
const toUs = { detourDays: 14, criticality: 'important', bufferDays: 3 } as const
const ways = [
  ...lane(
    'route:red-sea',
    trade,
    ['product:hm/clothing', 0.5],
    ['product:inditex/clothing', 0.3],
    ['product:adidas/shoes', 0.4],
    ['product:adidas/apparel', 0.4],
    ['product:puma/sportswear', 0.4],
    ['product:ikea/furniture', 0.3],
  ),
  ...lane(
    'route:suez',
    trade,
    ['product:hm/clothing', 0.5],
    ['product:inditex/clothing', 0.3],
    ['product:adidas/shoes', 0.4],
    ['product:ikea/furniture', 0.3],
  ),
  ...lane(
    'route:us-west-coast-ports',
    toUs,
    ['product:walmart/stores', 0.12],
    ['product:target/stores', 0.25],
    ['product:amazon/stores', 0.2],
    ['product:costco/stores', 0.12],
    ['product:nike/shoes', 0.3],
    ['product:nike/apparel', 0.3],
    ['product:mattel/toys', 0.4],
    ['product:hasbro/toys', 0.4],
    ['product:deckers/shoes', 0.5],
  ),
  ...lane(
    'route:us-east-gulf-ports',
    toUs,
    ['product:walmart/stores', 0.12],
    ['product:target/stores', 0.15],
    ['product:vf/clothing-and-shoes', 0.3],
    ['product:levis/jeans', 0.3],
  ),
  ...lane('route:panama', toUs, ['product:walmart/stores', 0.05], ['product:target/stores', 0.06]),
  ...lane(
    'route:china-ports',
    toUs,
    ['product:walmart/stores', 0.15],
    ['product:target/stores', 0.2],
    ['product:mattel/toys', 0.4],
    ['product:hasbro/toys', 0.5],
    ['product:haier/appliances', 0.25],
  ),
  ...lane(
    'route:north-europe-ports',
    { detourDays: 5, criticality: 'important', bufferDays: 2 },
    ['product:hm/clothing', 0.4],
    ['product:adidas/shoes', 0.3],
    ['product:ikea/furniture', 0.25],
  ),
]

const prices = follow(`
  commodity:cotton | product:fabric .2 90, product:apparel .06 180 | Cotton is a part of the cloth.
  commodity:crude-oil | product:synthetic-fibre .45 30, product:surfactant .2 60 | Feedstock is oil.
  commodity:palm-oil | product:surfactant .35 45 | Feedstock is palm oil.
  commodity:pulp | product:household-care .02 120 | Wipes and boxes.
`)

export const consumerGoods: FactFile = {
  industry: 'consumer goods',
  nodes: goods,
  edges: [...sites, ...inputs, ...ways, ...prices],
}
