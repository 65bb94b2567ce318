/** Number of days that a listing waits for its number to be verified (docs/product.md#listing-status). */
export const unverifiedDays = 7;
