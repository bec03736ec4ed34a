/** More makers of steel, pipes and scrap. */
import type { FactFile } from '@/engine/graph/facts'
import { houses } from './houses'

const steel = houses(`
  us-steel | United States Steel Corporation | US | NYSE:X | US Steel; U.S. Steel; United States Steel | steel = US Steel steel; .95; us .78, sk .2; product:flat-steel .009
  ak-steel | AK Steel Holding Corporation | US |  | AK Steel | steel = AK Steel flat and electrical steel; .97; us .97; product:flat-steel .003, product:electrical-steel .02, product:stainless-steel .01
  steel-dynamics | Steel Dynamics, Inc. | US | NASDAQ:STLD | Steel Dynamics | steel = Steel Dynamics steel and scrap; .95; us .95; product:flat-steel .006
  commercial-metals | Commercial Metals Company | US | NYSE:CMC | Commercial Metals | steel = Commercial Metals long steel; .97; us .8, pl .17;
  bethlehem | Bethlehem Steel Corporation | US |  | Bethlehem Steel | steel = Bethlehem steel; .97; us 1;
  stelco | Stelco Holdings Inc. | CA |  | Stelco | steel = Stelco steel; .98; ca 1; product:flat-steel .0015
  algoma | Algoma Steel Group Inc. | CA | TSX:ASTL | Algoma Steel; Algoma | steel = Algoma steel; .98; ca 1; product:flat-steel .0015
  voestalpine | voestalpine AG | AT | VSE:VOE | Voestalpine | steel = Voestalpine steel and rails; .95; at .6, de .12, us .1; product:flat-steel .004
  salzgitter | Salzgitter AG | DE | XETRA:SZG | Salzgitter | steel = Salzgitter steel; .6; de .9; product:flat-steel .004
  outokumpu | Outokumpu Oyj | FI | HEL:OUT1V | Outokumpu | stainless = Outokumpu stainless steel; .9; fi .45, us .25, de .15; product:stainless-steel .04
  acerinox | Acerinox, S.A. | ES | BME:ACX | Acerinox; North American Stainless | stainless = Acerinox stainless steel; .85; es .3, us .5, za .1; product:stainless-steel .035
  aperam | Aperam S.A. | LU | AMS:APAM | Aperam | stainless = Aperam stainless steel; .8; be .4, fr .2, br .35; product:stainless-steel .03
  liberty-steel | Liberty Steel Group Holdings | GB |  | Liberty Steel; GFG Alliance | steel = Liberty steel; .8; gb .3, au .25, ro .15, cz .1; product:flat-steel .002
  british-steel | British Steel Limited | GB |  | British Steel | steel = British Steel long steel; .98; gb 1;
  ilva | Acciaierie d’Italia S.p.A. | IT |  | Ilva; Acciaierie d’Italia; Taranto steelworks | steel = Taranto steel; .98; it 1; product:flat-steel .003
  severstal | PAO Severstal | RU | MOEX:CHMF | Severstal | steel = Severstal steel; .97; ru 1; product:flat-steel .008
  nlmk | PAO Novolipetsk Steel | RU | MOEX:NLMK | NLMK; Novolipetsk | steel = NLMK steel; .97; ru .85; product:flat-steel .01
  mmk | PAO Magnitogorsk Iron and Steel Works | RU | MOEX:MAGN | Magnitogorsk; MMK | steel = MMK steel; .97; ru .95; product:flat-steel .008
  evraz | EVRAZ plc | GB |  | Evraz | steel = Evraz steel; .85; ru .75, us .15; 
  metinvest | Metinvest B.V. | UA |  | Metinvest; Azovstal; Ilyich steelworks | steel = Metinvest steel and ore; .97; ua/mariupol .4, ua .5; product:flat-steel .005
  ferrexpo | Ferrexpo plc | CH | LSE:FXPO | Ferrexpo | pellets = Ferrexpo iron ore pellets; .98; ua 1; material:iron-ore .005
  erdemir | Ereğli Demir ve Çelik Fabrikaları T.A.Ş. | TR | BIST:EREGL | Erdemir; Ereğli Demir; Isdemir | steel = Erdemir steel; .97; tr .97; product:flat-steel .006
  jsw | JSW Steel Limited | IN | NSE:JSWSTEEL | JSW Steel | steel = JSW steel; .97; in .95; product:flat-steel .014
  sail | Steel Authority of India Limited | IN | NSE:SAIL | Steel Authority of India; SAIL | steel = SAIL steel; .97; in 1; product:flat-steel .01
  hyundai-steel | Hyundai Steel Company | KR | KRX:004020 | Hyundai Steel; 현대제철 | steel = Hyundai Steel steel; .97; kr .95; product:flat-steel .01
  kobe-steel | Kobe Steel, Ltd. | JP | TSE:5406 | Kobe Steel; Kobelco; 神戸製鋼所 | metals = Kobe steel, aluminium and copper; .6; jp .95; product:flat-steel .003, product:aluminium-sheet .02 | machines = Kobelco machines and power; .35; jp .7
  csc | China Steel Corporation | TW | TWSE:2002 | China Steel; 中鋼 | steel = China Steel steel; .95; tw .95; product:flat-steel .006
  hbis | HBIS Group Co., Ltd. | CN | SZSE:000709 | HBIS; Hebei Iron and Steel; 河钢 | steel = HBIS steel; .95; cn 1; product:flat-steel .022
  ansteel | Angang Steel Company Limited | CN | HKEX:0347 | Angang Steel; Ansteel; 鞍钢 | steel = Ansteel steel; .97; cn 1; product:flat-steel .03
  bluescope | BlueScope Steel Limited | AU | ASX:BSL | BlueScope; BlueScope Steel | steel = BlueScope steel; .97; au .45, us .4; product:flat-steel .002
  gerdau | Gerdau S.A. | BR | B3:GGBR4 | Gerdau | steel = Gerdau long steel; .97; br .45, us .4;
  usiminas | Usinas Siderúrgicas de Minas Gerais S.A. | BR | B3:USIM5 | Usiminas | steel = Usiminas steel; .85; br 1; product:flat-steel .003
  csn | Companhia Siderúrgica Nacional | BR | B3:CSNA3 | CSN; Companhia Siderurgica Nacional | steel = CSN steel; .5; br .9; product:flat-steel .003 | ore = CSN iron ore; .3; br 1; material:iron-ore .015
  ternium | Ternium S.A. | LU | NYSE:TX | Ternium | steel = Ternium steel; .95; mx .55, br .3; product:flat-steel .006
  tenaris | Tenaris S.A. | LU | NYSE:TS | Tenaris | pipes = Tenaris pipes; .95; us .35, ar .2, mx .2, it .1; product:steel-pipe .12
  vallourec | Vallourec S.A. | FR | Euronext Paris:VK | Vallourec | pipes = Vallourec pipes; .97; br .35, us .35, fr .1, cn .1; product:steel-pipe .05
  tmk | PAO TMK | RU |  | TMK; IPSCO | pipes = TMK pipes; .97; ru .8; product:steel-pipe .06
  sims | Sims Limited | AU | ASX:SGM | Sims Metal; Sims Limited | scrap = Sims scrap; .95; us .6, au .25; material:scrap .015
  schnitzer | Radius Recycling, Inc. | US |  | Schnitzer Steel; Radius Recycling | scrap = Schnitzer scrap; .97; us 1; material:scrap .006
  nippon-denko | Nippon Denko Co., Ltd. | JP | TSE:5563 | Nippon Denko | alloys = Nippon Denko ferroalloys; .7; jp .9; material:manganese .01
`)

export const steelMakers: FactFile = {
  industry: 'makers of steel',
  nodes: steel.nodes,
  edges: steel.edges,
}
