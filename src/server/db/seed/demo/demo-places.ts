import { marketWeight } from '../city-population.ts';
import type { CitySeed } from '../regions.ts';
import { WeightedTable } from './random.ts';

/** The first letters of plates, by official city code, then by province; the usual one where several are used. */
const plateOfCity: Readonly<Record<number, string>> = {
  1271: 'BK',
  3201: 'F',
  3202: 'F',
  3203: 'F',
  3204: 'D',
  3205: 'Z',
  3206: 'Z',
  3207: 'Z',
  3208: 'E',
  3209: 'E',
  3210: 'E',
  3211: 'Z',
  3212: 'E',
  3213: 'T',
  3214: 'T',
  3215: 'T',
  3216: 'B',
  3217: 'D',
  3271: 'F',
  3272: 'F',
  3273: 'D',
  3274: 'E',
  3275: 'B',
  3276: 'B',
  3277: 'D',
  3278: 'Z',
  3309: 'AD',
  3310: 'AD',
  3311: 'AD',
  3313: 'AD',
  3314: 'AD',
  3372: 'AD',
  3301: 'R',
  3302: 'R',
  3303: 'R',
  3304: 'R',
  3326: 'G',
  3327: 'G',
  3328: 'G',
  3329: 'G',
  3375: 'G',
  3376: 'G',
  3318: 'K',
  3319: 'K',
  3320: 'K',
  3507: 'N',
  3573: 'N',
  3514: 'N',
  3515: 'W',
  3525: 'W',
  3578: 'L',
  3603: 'B',
  3671: 'B',
  3674: 'B',
};
const plateOfProvince: Readonly<Record<number, string>> = {
  11: 'BL',
  12: 'BB',
  13: 'BA',
  14: 'BM',
  15: 'BH',
  16: 'BG',
  17: 'BD',
  18: 'BE',
  19: 'BN',
  21: 'BP',
  31: 'B',
  33: 'H',
  34: 'AB',
  36: 'A',
  51: 'DK',
  52: 'DR',
  53: 'DH',
  61: 'KB',
  62: 'KH',
  63: 'DA',
  64: 'KT',
  65: 'KU',
  71: 'DB',
  72: 'DN',
  73: 'DD',
  74: 'DT',
  75: 'DM',
  76: 'DC',
  81: 'DE',
  82: 'DG',
  91: 'PA',
  92: 'PB',
};

export interface DemoPlace {
  readonly cityId: number;
  readonly provinceId: number;
  /** Null where several are in use and none is the usual one. */
  readonly plateRegion: string | null;
}

/** Places, weighted by their market. */
export function placeTable(cities: readonly CitySeed[]): WeightedTable<DemoPlace> {
  const places = cities.map((city) => ({
    cityId: city.id,
    provinceId: city.provinceId,
    plateRegion: plateOfCity[city.id] ?? plateOfProvince[city.provinceId] ?? null,
    weight: marketWeight(city),
  }));
  return new WeightedTable(places, ({ weight }) => weight);
}
