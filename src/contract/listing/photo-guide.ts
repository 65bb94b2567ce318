/** Subjects of the guided list of photos: what a seller says that a photo shows. */
export const photoGuides = ['front', 'rear', 'left', 'right', 'interior', 'odometer', 'engine'] as const;
export type PhotoGuide = (typeof photoGuides)[number];
