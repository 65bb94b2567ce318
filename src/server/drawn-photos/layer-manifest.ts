import { z } from 'zod';

/** The plate in the unmirrored picture, in layer pixels: its centre, and one metre to the right and up. */
const plateSchema = z.object({
  centre: z.tuple([z.number(), z.number()]),
  right: z.tuple([z.number(), z.number()]),
  up: z.tuple([z.number(), z.number()]),
});
export type PlatePlacement = z.infer<typeof plateSchema>;

const pictureSchema = z.object({
  /** Row of the horizon, and row where the nearest tyre touches the ground, in layer pixels. */
  horizon: z.number(),
  ground: z.number(),
  plate: plateSchema.optional(),
});
export type PictureFacts = z.infer<typeof pictureSchema>;

/** Data for the composer in addition to the layers' pixels, stored next to them as manifest.json. */
export const layerManifestSchema = z.object({ pictures: z.record(z.string(), pictureSchema) });
export type LayerManifest = z.infer<typeof layerManifestSchema>;
