/** As a spreadsheet saves a number: `12`, `12.0`. */
const plainNumber = /^0*(\d{1,15})(?:\.0)?$/;
const longestNumber = 10;

/** A stock number without what spreadsheets change: `0012` that became `12` is the same car. */
export const stockKey = (externalId: string): string => plainNumber.exec(externalId)?.[1] ?? externalId;

/** Every spelling of a stock number: by index, unlike a comparison without zeros, all rows need not be read. */
export function stockSpellings(externalId: string): string[] {
  const key = stockKey(externalId);
  if (!plainNumber.test(key)) return [externalId];
  const lengths = Array.from({ length: Math.max(1, longestNumber - key.length + 1) }, (_, zeros) => zeros);
  return [...new Set([...lengths.map((zeros) => '0'.repeat(zeros) + key), `${key}.0`, externalId])];
}
