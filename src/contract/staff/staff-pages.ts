/** Where staff decides what is public. */
export const reviewPath = '/ovb/review';
/** Where a dealer takes in a list of cars, and takes along their own. */
export const stockPath = '/ovb/import';
