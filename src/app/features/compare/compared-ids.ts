import { compareLimit } from '#offline/device/limits.ts';

/** The ids in an address, without duplicates and within the limit; `undefined` if it has none. */
export function idsOfAddress(ids: string | undefined): readonly number[] | undefined {
  if (ids === undefined || ids === '') return [];
  const parts = ids.split(/[, ]/);
  if (parts.length > 100 || parts.some((part) => !/^[1-9]\d{0,14}$/.test(part))) return undefined;
  return [...new Set(parts.map(Number))].slice(0, compareLimit);
}
