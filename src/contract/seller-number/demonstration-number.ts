/*
 * Numbers of demonstration sellers. After the country code they begin with 0, which no Indonesian number does: nobody
 * has one, none can be dialled, and no account can be made with one (docs/product.md#demonstration-cars).
 */
export const demonstrationPrefix = '+62000';

/** @param seller its number among the demonstration's sellers, at most 8 digits */
export function demonstrationNumber(seller: number): string {
  return demonstrationPrefix + String(seller).padStart(8, '0');
}

export function isDemonstrationNumber(mobile: string): boolean {
  return mobile.startsWith(demonstrationPrefix);
}
