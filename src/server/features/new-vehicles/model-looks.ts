import type { ModelLook } from '#contract/new-vehicles/new-model.schema.ts';
import { drawnPhotoPreview, illustrationKeys, interiorKeys } from '#server/drawn-photos/drawn-photo-key.ts';
import { drawnBodyFor } from '#server/drawn-photos/model-bodies.ts';
import { nearestPaint } from '#server/drawn-photos/paints.ts';
import type { NewVehicleModel } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';

/** The drawings of a model, one per colour. */
export function looksOf(
  { kind, slug, brand, body }: NewVehicleModel,
  colours: readonly NonNullable<ModelLook['colour']>[],
): ModelLook[] {
  const picturesIn = (hex: string | undefined) => {
    if (kind !== 'mobil' || body === null) return [];
    const drawn = drawnBodyFor({ bodyType: body, brandSlug: brand.slug, modelSlug: slug });
    const paint = hex === undefined ? 'silver' : nearestPaint(hex);
    const keys = [...illustrationKeys(drawn, paint), ...interiorKeys];
    return keys.map((key) => ({ key, preview: drawnPhotoPreview(key) }));
  };
  if (colours.length === 0) return [{ colour: null, pictures: picturesIn(undefined) }];
  return colours.map((colour) => ({ colour, pictures: picturesIn(colour.hex) }));
}
