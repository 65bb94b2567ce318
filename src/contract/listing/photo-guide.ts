/** Subjects of the guided photo list. */
export const photoGuides = ['front', 'rear', 'left', 'right', 'interior', 'odometer', 'engine'] as const;
export type PhotoGuide = (typeof photoGuides)[number];
