import { cutOutKey, tileKey } from '#server/drawn-photos/drawn-photo-key.ts';
import { drawnBodyFor } from '#server/drawn-photos/model-bodies.ts';
import { type DrawnPaint, nearestPaint } from '#server/drawn-photos/paints.ts';
import { bodyPictureOf } from './body-pictures.ts';
import { colourHexesOf } from './model-facts.ts';
import type { NewVehicleModel } from './new-vehicle-catalogue.ts';

/** Paints that nearly every model has: shown where a model has no other, black last. */
const plainPaints: readonly DrawnPaint[] = ['putih', 'silver', 'abu-abu'];

/** Paints of models whose colours are unknown. */
const housePaints: readonly DrawnPaint[] = [
  ...(['hijau', 'merah', 'lainnya', 'biru', 'krem'] as const),
  ...(['silver', 'oranye', 'abu-abu', 'putih', 'hitam'] as const),
];

/** How many drawings after which a paint may be seen again, as long as the model has another. */
const paintApart = 3;
/** How many drawings after which a body may have the same paint again: more than a screen shows. */
const apart = 12;

function rotated<T>(items: readonly T[], seed: string): T[] {
  if (items.length === 0) return [];
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  const start = sum % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** The paints that suit a model, best first and always in the same order: its own where they are known. */
function paintsOf(model: NewVehicleModel): DrawnPaint[] {
  const seed = `${model.brand.slug}/${model.slug}`;
  const own = [...new Set(colourHexesOf(model).map(nearestPaint))];
  if (own.length === 0) return rotated(model.kind === 'mobil' ? housePaints : housePaintsOfTiles, seed);
  const plain = own.filter((paint) => plainPaints.includes(paint));
  const lively = own.filter((paint) => paint !== 'hitam' && !plainPaints.includes(paint));
  return [...rotated(lively, seed), ...rotated(plain, seed), ...own.filter((paint) => paint === 'hitam')];
}

/** Paints of trucks, motorcycles and three-wheelers whose colours are unknown. */
const housePaintsOfTiles: readonly DrawnPaint[] = [
  ...(['putih', 'kuning', 'hijau', 'merah', 'biru', 'silver', 'oranye', 'lainnya'] as const),
];

/** A model's drawing in a paint; undefined for an unknown body. */
function drawnIn(model: NewVehicleModel): ((paint: DrawnPaint) => string) | undefined {
  const { kind, body, brand, slug } = model;
  if (kind !== 'mobil') {
    const tile = bodyPictureOf(model);
    return tile === null ? undefined : (paint) => tileKey(tile, paint);
  }
  if (body === null) return undefined;
  const drawn = drawnBodyFor({ bodyType: body, brandSlug: brand.slug, modelSlug: slug });
  return (paint) => cutOutKey(drawn, paint);
}

/**
 * The drawings of models that are shown together (`NewModelCard.drawing`); null for an unknown body. The same body
 * does not have the same paint twice in a screen, as long as the models have paints for it.
 */
export function drawingsOf(models: readonly NewVehicleModel[]): (string | null)[] {
  const drawings: (string | null)[] = [];
  const used: DrawnPaint[] = [];
  for (const model of models) {
    const keyOf = drawnIn(model);
    const looks = keyOf ? paintsOf(model).map((paint) => ({ paint, key: keyOf(paint) })) : [];
    const near = drawings.slice(-apart);
    const unlike = looks.filter(({ key }) => !near.includes(key));
    const fresh = unlike.find((look) => !used.slice(-paintApart).includes(look.paint));
    const chosen = fresh ?? unlike[0] ?? looks[0];
    if (chosen) used.push(chosen.paint);
    drawings.push(chosen?.key ?? null);
  }
  return drawings;
}
