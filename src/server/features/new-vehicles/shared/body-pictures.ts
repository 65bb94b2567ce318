import { type BodyTile, bodyTiles } from '#server/drawn-photos/drawn-bodies.ts';
import type { NewVehicleModel } from './new-vehicle-catalogue.ts';

/* Which drawing of `public/bodies` a model has that is no car: that of its body type, or a nearer one. */

type Rule = {
  readonly picture: BodyTile;
  /** Only models of this body type; any by default. */
  readonly of?: string;
  /** What the name of brand and model says. */
  readonly name?: RegExp;
  /** Whether what else is known of the model fits. */
  fits?(model: NewVehicleModel): boolean;
};

/** The gross weight of the heaviest variant in kilograms; 0 if none is known. */
const weightOf = ({ variants }: NewVehicleModel) => Math.max(0, ...variants.map(({ gvw_kg }) => gvw_kg ?? 0));
/** Up to here a light truck has four wheels and is short; above it a heavy one is a tractor. */
const shortTruck = 6000;
const heaviestRigid = 36_000;

/** The first one that fits counts. */
const rules: Readonly<Partial<Record<NewVehicleModel['kind'], readonly Rule[]>>> = {
  truk: [
    { picture: 'sasis', name: /\bchassis\b/i },
    // As FAW spells it.
    { picture: 'jungkit', name: /\bd[au]mp\b/i },
    { picture: 'molen', name: /\bmixer\b/i },
    { picture: 'mikrobus', name: /\bmicrobus\b/i },
    { picture: 'berat', name: /\btractor\b/i },
    // Heavy duty; HDL has the long frame.
    { picture: 'ringan-jungkit', of: 'ringan', name: /HD(?!L)/ },
    {
      ...{ picture: 'boks', of: 'ringan' },
      fits: (model) => weightOf(model) > 0 && weightOf(model) <= shortTruck,
    },
    {
      ...{ picture: 'tiga-sumbu', of: 'berat' },
      fits: (model) => weightOf(model) > 0 && weightOf(model) <= heaviestRigid,
    },
  ],
  motor: [
    {
      ...{ picture: 'maxi', of: 'matik' },
      name: /max\b|\bpcx|\badv\b|x-adv|aerox|lexi|forza|burgman|downtown|\bc 400|sr-gt|lambretta x/i,
    },
    {
      ...{ picture: 'klasik', of: 'matik' },
      name: /^vespa|lambretta v|scoopy|stylo|genio|fino|filano|fazzio|callisto|\blike\b|panarea|\bjet\b/i,
    },
    {
      ...{ picture: 'sport', of: 'sport' },
      name: /ninja|\bcbr|yamaha r\d|\brc \d|\brs \d|\d ?sr\b|panigale|s 1000 rr|gsx-r|gixxer|hayabusa/i,
    },
    { picture: 'naked', of: 'sport' },
    {
      ...{ picture: 'touring', of: 'touring' },
      name: /^harley(?!.*pan america)|rebel|vulcan|eliminator|\br 18\b|diavel|scout|meteor|rocket|patagonian|gold wing|motobi|vortex/i,
    },
    { picture: 'adventure', of: 'touring' },
  ],
};

/** Null for a car, which has drawings of its own, and for an unknown body. */
export function bodyPictureOf(model: NewVehicleModel): BodyTile | null {
  const { kind, body, brand, name } = model;
  const known = `${brand.name} ${name}`;
  const rule = rules[kind]?.find(
    (each) =>
      body !== null &&
      (each.of ?? body) === body &&
      (each.name?.test(known) ?? true) &&
      (each.fits?.(model) ?? true),
  );
  return rule?.picture ?? bodyTiles.find((tile) => tile === body) ?? null;
}
