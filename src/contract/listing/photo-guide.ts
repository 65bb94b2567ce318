/** Subjects of the guided photo list, in the order of its slots. */
export const photoGuides = ['front', 'left', 'right', 'rear', 'interior', 'odometer', 'engine'] as const;
export type PhotoGuide = (typeof photoGuides)[number];
