/** The same sequence in every run. */
let state = 7;
/** Begins the sequence again, so that both engines have the same rows. */
export function beginAgain(): void {
  state = 7;
}
export const random = () => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return state / 2 ** 32;
};
export const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(random() * values.length)] ?? values[0];

export const common = [
  'mobil',
  'harga',
  'bekas',
  'servis',
  'mesin',
  'ban',
  'pajak',
  'surat',
  'kota',
  'kilometer',
] as const;
export const syllables = [
  'ka',
  'ri',
  'mo',
  'tan',
  'su',
  'bel',
  'a',
  'ging',
  'lu',
  'per',
  'da',
  'nok',
  'wi',
  'sar',
] as const;
export const rareWords = Array.from({ length: 8000 }, () =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join(''),
);
export const word = () =>
  random() < 0.4 ? pick(common) : (rareWords[Math.floor(random() ** 3 * rareWords.length)] ?? 'kata');
export const words = (count: number) => Array.from({ length: count }, word).join(' ');
