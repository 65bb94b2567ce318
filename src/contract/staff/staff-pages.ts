/** The review page of staff. */
export const reviewPath = '/ovb/review';
/** The operator's tables. */
export const tablesPath = '/ovb/data';
/** Import and export of a dealer's cars. */
export const stockPath = '/ovb/import';
