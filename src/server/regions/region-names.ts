import * as z from 'zod/mini';
import { cellList, readReferenceTable, wholeNumber } from '#server/process/reference-table.ts';
import { readRegions } from './regions.ts';

/*
 * Finds places as sellers and other sites write them, ignoring case, punctuation and words for the kind of
 * place.
 */

/** Alternative spellings of provinces and cities, by id, in the form produced by `compact`. */
const spellingRow = z.object({
  kind: z.enum(['province', 'city']),
  id: wholeNumber,
  spellings: cellList,
});
type Spelling = z.output<typeof spellingRow>;

const spellingsOf = (kind: Spelling['kind']) =>
  readReferenceTable('regions/spellings.csv', spellingRow).filter((row) => row.kind === kind);

/** Letters only; `Sumatra` and `Sumatera` are treated as equal. */
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
  for (const { id, spellings } of spellingsOf('province')) {
    for (const spelling of spellings) ids.set(compact(spelling), id);
  }
  return ids;
}

interface CityIds {
  /**
   * By bare name. `bare` is the place that the bare name means: the city, rather than the regency around it.
   */
  readonly kota: Map<string, { id: number; provinceId: number }>;
  readonly kabupaten: Map<string, { id: number; provinceId: number }>;
}

function buildCities(): CityIds {
  const ids: CityIds = { kota: new Map(), kabupaten: new Map() };
  const others = new Map(spellingsOf('city').map(({ id, spellings }) => [id, spellings]));
  for (const { id, name, provinceId, isKota } of readRegions().cities) {
    const group = isKota ? ids.kota : ids.kabupaten;
    group.set(compact(name.replace(kabupatenWord, '')), { id, provinceId });
    for (const spelling of others.get(id) ?? []) group.set(compact(spelling), { id, provinceId });
  }
  return ids;
}

let provinceIds: Map<string, number> | undefined;
let cityIds: CityIds | undefined;

/** The province that a text means: `Jakarta D.K.I.`, `Sumatra Utara`, `jabar`, `Prov. Bali`. */
export function findProvinceId(text: string): number | undefined {
  provinceIds ??= buildProvinces();
  return provinceIds.get(provinceKey(text));
}

/**
 * The city or regency that a text means: `Kota Bandung`, `Kab. Bandung`, `jaksel`. A name of both means the
 * city, or the one in `provinceId` if given; places outside it are not found.
 */
export function findCityId(text: string, provinceId?: number): number | undefined {
  cityIds ??= buildCities();
  const { kota, kabupaten } = cityIds;
  const isHere = (city: { provinceId: number }) => provinceId === undefined || city.provinceId === provinceId;
  const bare = compact(text);
  const withoutKota = compact(text.replace(kotaWord, ''));
  // "Kota Baru" is the regency Kotabaru, while "Kota Sleman" is an error: the whole name is tried first.
  const candidates = kabupatenWord.test(text)
    ? [kabupaten.get(compact(text.replace(kabupatenWord, '')))]
    : [kota.get(withoutKota), kota.get(bare), kabupaten.get(bare), kabupaten.get(withoutKota)];
  return candidates.find((city) => city !== undefined && isHere(city))?.id;
}
