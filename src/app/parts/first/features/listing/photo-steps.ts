/** The element of a photo, by its place from 0; an address ends in it to open at that photo. */
export function photoAnchor(index: number): string {
  return `photo-${index + 1}`;
}

/** The photo an address's `#photo-3` asks for, from 0; undefined if there is none. */
export function photoOfHash(hash: string, total: number): number | undefined {
  const number = Number(/^#photo-(\d{1,3})$/.exec(hash)?.[1]);
  return number >= 1 && number <= total ? number - 1 : undefined;
}

type Key = {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
};

/** The photo a key leads to from the present one; undefined if it leads to none. */
export function photoOfKey(
  { key, altKey, ctrlKey, metaKey }: Key,
  current: number,
  total: number,
): number | undefined {
  // With these it is a key of the browser's: back, forward.
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'ArrowLeft') return Math.max(current - 1, 0);
  if (key === 'ArrowRight') return Math.min(current + 1, total - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? total - 1 : undefined;
}
