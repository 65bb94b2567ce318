import type { Picture } from '#contract/listing/picture.schema.ts';

/** Direction that a drawn car faces, as seen by the viewer. */
export const drawingFacings = ['l', 'r'] as const;
export type DrawingFacing = (typeof drawingFacings)[number];

/** The picture of a model's drawing, facing a direction; its ground is transparent. */
export function drawingPicture(drawing: string, facing: DrawingFacing): Picture {
  return { key: `${drawing}.${facing}`, preview: '' };
}
