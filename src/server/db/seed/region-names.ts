import { readRegions } from './regions.ts';

/*
 * Finds places as sellers and other sites write them, ignoring case, punctuation and words for the kind of place.
 */

/** Other spellings of a province, by its id, in the form that `provinceKey` leaves. */
const provinceAliases: Readonly<Record<number, readonly string[]>> = {
  11: ['acehdi', 'diaceh', 'nad', 'nangroeacehdarussalam', 'nanggroeacehdarussalam'],
  12: ['sumut', 'northsumatra'],
  13: ['sumbar', 'westsumatra'],
  16: ['sumsel', 'southsumatra'],
  19: ['bangkabelitung', 'babel', 'kepbangkabelitung', 'bangkabelitungislands'],
  21: ['kepri', 'kepriau', 'riauislands'],
  31: [
    'jakarta',
    'jakartadki',
    'dki',
    'jakartaraya',
    'daerahkhususibukotajakarta',
    'daerahkhususjakarta',
    'dkj',
  ],
  32: ['jabar', 'westjava'],
  33: ['jateng', 'centraljava'],
  34: [
    'yogyakarta',
    'yogyakartadi',
    'diy',
    'jogja',
    'jogjakarta',
    'dijogjakarta',
    'yogya',
    'daerahistimewayogyakarta',
  ],
  35: ['jatim', 'eastjava'],
  52: ['ntb', 'westnusatenggara'],
  53: ['ntt', 'eastnusatenggara'],
  61: ['kalbar', 'westkalimantan'],
  62: ['kalteng', 'centralkalimantan'],
  63: ['kalsel', 'southkalimantan'],
  64: ['kaltim', 'eastkalimantan'],
  65: ['kaltara', 'northkalimantan'],
  71: ['sulut', 'northsulawesi'],
  72: ['sulteng', 'centralsulawesi'],
  73: ['sulsel', 'southsulawesi'],
  74: ['sultra', 'southeastsulawesi'],
  76: ['sulbar', 'westsulawesi'],
  82: ['malut', 'northmaluku'],
  91: ['irianjaya'],
  92: ['westpapua', 'irianjayabarat'],
};

/** Other spellings of a city, by its id. */
const cityAliases: Readonly<Record<number, readonly string[]>> = {
  146: ['jaksel', 'southjakarta'],
  3171: ['jakpus', 'centraljakarta'],
  3172: ['jakut', 'northjakarta'],
  3173: ['jakbar', 'westjakarta'],
  3175: ['jaktim', 'eastjakarta'],
  3101: ['pulauseribu', 'kepseribu'],
  3372: ['solo'],
  3471: ['jogja', 'jogjakarta', 'yogya'],
  3674: ['tangsel'],
  7371: ['ujungpandang'],
  1272: ['siantar'],
  1871: ['balam', 'bandarlampung', 'tanjungkarang'],
};

/** Letters only; `Sumatra` and `Sumatera` are one. */
function compact(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replaceAll('sumatra', 'sumatera');
}

function provinceKey(text: string): string {
  return compact(text.replace(/^\s*(?:provinsi|propinsi|prov)\b\.?/i, ''));
}

const kotaWord = /^\s*kota\b(?:\s*adm(?:inistrasi)?\b)?\.?/i;
const kabupatenWord = /^\s*kab(?:upaten)?\b\.?(?:\s*adm(?:inistrasi)?\b\.?)?/i;

function buildProvinces(): Map<string, number> {
  const ids = new Map<string, number>();
  for (const { id, name } of readRegions().provinces) ids.set(compact(name), id);
  for (const [id, aliases] of Object.entries(provinceAliases)) {
    for (const alias of aliases) ids.set(compact(alias), Number(id));
  }
  return ids;
}

interface CityIds {
  /** By bare name. `bare` is what the name alone means: the city before the regency around it. */
  readonly kota: Map<string, { id: number; provinceId: number }>;
  readonly kabupaten: Map<string, { id: number; provinceId: number }>;
}

function buildCities(): CityIds {
  const ids: CityIds = { kota: new Map(), kabupaten: new Map() };
  for (const { id, name, provinceId, isKota } of readRegions().cities) {
    const group = isKota ? ids.kota : ids.kabupaten;
    group.set(compact(name.replace(kabupatenWord, '')), { id, provinceId });
    for (const alias of cityAliases[id] ?? []) group.set(compact(alias), { id, provinceId });
  }
  return ids;
}

let provinceIds: Map<string, number> | undefined;
let cityIds: CityIds | undefined;

/** The province that a text names: `Jakarta D.K.I.`, `Sumatra Utara`, `jabar`, `Prov. Bali`. */
export function findProvinceId(text: string): number | undefined {
  provinceIds ??= buildProvinces();
  return provinceIds.get(provinceKey(text));
}

/**
 * The city or regency that a text names: `Kota Bandung`, `Kab. Bandung`, `jaksel`. A name of both means the city, or
 * the one in `provinceId` when given; one outside it is not found.
 */
export function findCityId(text: string, provinceId?: number): number | undefined {
  cityIds ??= buildCities();
  const { kota, kabupaten } = cityIds;
  const isHere = (city: { provinceId: number }) => provinceId === undefined || city.provinceId === provinceId;
  const bare = compact(text);
  const withoutKota = compact(text.replace(kotaWord, ''));
  // "Kota Baru" is the regency Kotabaru, "Kota Sleman" an error: the whole name is tried first.
  const candidates = kabupatenWord.test(text)
    ? [kabupaten.get(compact(text.replace(kabupatenWord, '')))]
    : [kota.get(withoutKota), kota.get(bare), kabupaten.get(bare), kabupaten.get(withoutKota)];
  return candidates.find((city) => city !== undefined && isHere(city))?.id;
}
