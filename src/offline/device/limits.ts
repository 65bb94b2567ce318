/** How much a device keeps. In a file of its own: texts name the numbers without the database's code. */

/** docs/product.md#what-a-device-keeps-for-a-buyer */
export const favouriteLimit = 100;
/** More cars side by side than this cannot be read on any screen. */
export const compareLimit = 4;
export const savedSearchLimit = 50;
/** Characters in the name of a saved search. */
export const searchNameLength = 60;
