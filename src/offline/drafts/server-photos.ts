import * as z from 'zod/mini';
import type { Picture } from '#contract/listing/picture.schema.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import { draftPhoto } from './draft.schema.ts';

/** A photo that the server has; its bytes stay there. */
export type ServerPhoto = { readonly sha256: string; readonly picture: Picture };

/** The photos of a draft whose bytes are on the server. */
export const serverPhotos = (draftId: string, images: readonly ServerPhoto[], now: number) =>
  images.map(({ sha256, picture }) => ({
    ...z.parse(draftPhoto, { id: newClientId(), draftId, addedAt: now }),
    ...{ sha256, picture, preview: picture.preview, guide: picture.view ?? null, state: 'prepared' as const },
  }));
