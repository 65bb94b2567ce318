/*
 * Numbers of demonstration sellers. After the country code they start with 0, which no Indonesian number
 * does: they are not assigned, cannot be dialled, and cannot sign in (docs/product.md#demonstration-cars).
 */
export const demonstrationPrefix = '+62000';

/** @param seller the demonstration seller's number, at most 8 digits */
export function demonstrationNumber(seller: number): string {
  return demonstrationPrefix + String(seller).padStart(8, '0');
}

export function isDemonstrationNumber(mobile: string): boolean {
  return mobile.startsWith(demonstrationPrefix);
}
