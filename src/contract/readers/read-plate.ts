/**
 * Normalises a plate to its stored form: capitals without spaces. Undefined if it is invalid
 * (docs/product.md#listing-limits).
 */
export function parsePlate(text: string): string | undefined {
  const plate = text.toUpperCase().replace(/[\s.-]/g, '');
  return plate.length >= 3 && plate.length <= 9 && /^[A-Z]{1,2}\d{1,4}[A-Z]{0,3}$/.test(plate)
    ? plate
    : undefined;
}
