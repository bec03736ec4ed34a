/** Miners of uranium and coal. */
import type { FactFile } from '@/engine/graph/facts'
import { houses } from './houses'
import { business } from './table'

const miners = houses(`
  cameco | Cameco Corporation | CA | TSX:CCO | Cameco | uranium = Cameco uranium; .85; ca/saskatchewan .85, kz .1; material:uranium .17
  kazatomprom | JSC National Atomic Company Kazatomprom | KZ | LSE:KAP | Kazatomprom | uranium = Kazatomprom uranium; .9; kz 1; material:uranium .22
  orano | Orano SA | FR |  | Orano; Areva | uranium = Orano uranium and fuel; .95; ne .15, ca/saskatchewan .25, kz .2, fr .35; material:uranium .1
  paladin | Paladin Energy Ltd | AU | ASX:PDN | Paladin Energy | uranium = Paladin uranium; .98; na 1; material:uranium .02
  nexgen | NexGen Energy Ltd. | CA | TSX:NXE | NexGen Energy | uranium = NexGen uranium; 1; ca/saskatchewan 1;
  denison | Denison Mines Corp. | CA | TSX:DML | Denison Mines | uranium = Denison uranium; .95; ca/saskatchewan 1;
  energy-fuels | Energy Fuels Inc. | US | NYSE:UUUU | Energy Fuels | uranium = Energy Fuels uranium and rare earths; .95; us 1; material:uranium .005
  boss | Boss Energy Limited | AU | ASX:BOE | Boss Energy | uranium = Boss uranium; .98; au .8, us/texas .2; material:uranium .01
  centrus | Centrus Energy Corp. | US | NYSE:LEU | Centrus; Centrus Energy; USEC | enrichment = Centrus enriched uranium; .8; us .2, ru .6;
  rosatom | State Atomic Energy Corporation Rosatom | RU |  | Rosatom; Tenex; Uranium One | uranium = Rosatom uranium and enrichment; .5; ru .7, kz .25; material:uranium .13
  teck | Teck Resources Limited | CA | TSX:TECK | Teck; Teck Resources | coal = Teck coking coal; .3; ca 1; material:coking-coal .02 | copper-zinc = Teck copper and zinc; .65; cl .45, ca .2, us/alaska .2, pe .12; material:copper-concentrate .018, material:zinc .045
  arch | Arch Resources, Inc. | US |  | Arch Resources; Arch Coal | coal = Arch coal; .98; us 1; commodity:coal .01
  consol | Core Natural Resources, Inc. | US | NYSE:CNR | Consol Energy; Core Natural Resources | coal = Consol coal; .95; us 1; commodity:coal .004
  alpha | Alpha Metallurgical Resources, Inc. | US | NYSE:AMR | Alpha Metallurgical; Alpha Natural Resources; Massey Energy | coal = Alpha coking coal; .98; us 1; material:coking-coal .012
  warrior | Warrior Met Coal, Inc. | US | NYSE:HCC | Warrior Met Coal | coal = Warrior coking coal; .98; us/alabama 1; material:coking-coal .007
  whitehaven | Whitehaven Coal Limited | AU | ASX:WHC | Whitehaven; Whitehaven Coal | coal = Whitehaven coal; .99; au 1; commodity:coal .003, material:coking-coal .01
  yancoal | Yancoal Australia Ltd | AU | ASX:YAL | Yancoal | coal = Yancoal coal; .99; au 1; commodity:coal .005
  new-hope-group | New Hope Corporation Limited | AU | ASX:NHC | New Hope Corporation; New Hope Coal | coal = New Hope coal; .97; au 1; commodity:coal .001
  coronado | Coronado Global Resources Inc. | AU | ASX:CRN | Coronado Global Resources | coal = Coronado coking coal; .99; au .6, us .4; material:coking-coal .012
  stanmore | Stanmore Resources Limited | AU | ASX:SMR | Stanmore; Stanmore Resources | coal = Stanmore coking coal; .99; au 1; material:coking-coal .012
  thungela | Thungela Resources Limited | ZA | JSE:TGA | Thungela | coal = Thungela coal; .99; za .8, au .2; commodity:coal .002
  exxaro | Exxaro Resources Limited | ZA | JSE:EXX | Exxaro | coal = Exxaro coal; .95; za 1; commodity:coal .005
  adaro | PT Alamtri Resources Indonesia Tbk | ID | IDX:ADRO | Adaro; Adaro Energy | coal = Adaro coal; .95; id 1; commodity:coal .008
  bumi | PT Bumi Resources Tbk | ID | IDX:BUMI | Bumi Resources; Kaltim Prima Coal | coal = Bumi coal; .97; id 1; commodity:coal .01
  bukit-asam | PT Bukit Asam Tbk | ID | IDX:PTBA | Bukit Asam | coal = Bukit Asam coal; .97; id 1; commodity:coal .005
  coal-india | Coal India Limited | IN | NSE:COALINDIA | Coal India | coal = Coal India coal; .97; in 1; commodity:coal .09
  shenhua | China Shenhua Energy Company Limited | CN | SSE:601088 | China Shenhua; 中国神华 | coal = Shenhua coal and power; .9; cn 1; commodity:coal .04
`)

const coal = business(`
  glencore/coal | Glencore coal | .1 | Estimate.
`)

export const energyMiners: FactFile = {
  industry: 'miners of uranium and coal',
  nodes: [...miners.nodes, ...coal.nodes],
  edges: [...miners.edges, ...coal.edges],
}
