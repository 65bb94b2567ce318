/**
 * Facts derived from a plate (docs/product.md#sell-form).
 * @param plate in its stored form
 */
export function plateFacts(plate: string | null): {
  plateRegion: string | null;
  plateParity: 'odd' | 'even' | null;
} {
  const [, plateRegion = null, digits] = /^([A-Z]{1,2})(\d{1,4})/.exec(plate ?? '') ?? [];
  if (digits === undefined) return { plateRegion, plateParity: null };
  return { plateRegion, plateParity: Number(digits) % 2 === 0 ? 'even' : 'odd' };
}
