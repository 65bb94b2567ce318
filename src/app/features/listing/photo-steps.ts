/** The anchor id of a photo, by index from 0. */
export function photoAnchor(index: number): string {
  return `photo-${index + 1}`;
}

/** The index of the photo in an address's `#photo-3`, from 0; undefined without one. */
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

/** The index of the photo that a key moves to; undefined if it moves to none. */
export function photoOfKey(
  { key, altKey, ctrlKey, metaKey }: Key,
  current: number,
  total: number,
): number | undefined {
  // With a modifier the key belongs to the browser: back, forward.
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'ArrowLeft') return Math.max(current - 1, 0);
  if (key === 'ArrowRight') return Math.min(current + 1, total - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? total - 1 : undefined;
}
