/** Limits of what a device stores. Separate, so that texts can refer to them without the database's code. */

/** docs/product.md#what-a-device-keeps-for-a-buyer */
export const favouriteLimit = 100;
/** More cars side by side are unreadable on any screen. */
export const compareLimit = 4;
export const savedSearchLimit = 50;

/** Maximum number of awaited models. */
export const awaitedLimit = 50;
/** Length of a saved search's name. */
export const searchNameLength = 60;
