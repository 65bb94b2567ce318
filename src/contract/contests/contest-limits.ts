/** How many different photos an ad needs. */
export const contestPhotos = 8;
/** How many places staff may give. */
export const contestPlaces = 10;
