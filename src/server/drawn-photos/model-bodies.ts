import { type BodyTypeCode, bodyTypes } from '#contract/vehicles/vehicle.ts';
import { type DrawnBody, drawnBodies } from './drawn-bodies.ts';

/** The bodies that a car of each type may be drawn with; the first is that of a model without its own. */
export const bodiesOfType: Readonly<Record<BodyTypeCode, readonly [DrawnBody, ...DrawnBody[]]>> = {
  mpv: ['avanza', 'xpander', 'innova', 'calya', 'alphard', 'gran-max', 'kijang', 'serena', 'zebra'],
  suv: ['fortuner', 'rush', 'hr-v', 'jimny', 'wrangler', 'terrano'],
  hatchback: ['brio', 'air-ev', 'cooper', 'starlet'],
  sedan: ['civic', 'corolla'],
  crossover: ['hr-v', 'terrano'],
  'pickup-truck': [
    ...(['hilux', 'hilux-single', 'carry-pick-up', 'traga-box', 'l300-chassis', 'canter', 'strada'] as const),
  ],
  van: ['gran-max', 'blind-van', 'zebra'],
  wagon: ['outback'],
  coupe: ['coupe', 'supercar', 'cooper', 'prelude'],
  convertible: ['convertible'],
};

/** Splits a list at white space. */
function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

/**
 * Words of model slugs (as "-"-separated sequences) and the body that resembles them most. A model is named under
 * several bodies if it is sold as cars of several types. Models without a row are drawn with the body of their type.
 */
const modelsOfBody: Partial<Record<DrawnBody, readonly string[]>> = {
  xpander: words(`xpander livina stargazer cortez carens m6 ertiga`),
  innova: words(
    `innova kijang zenix panther kuda odyssey stream premio viano aria tavera darion r-class exora aion-e9`,
  ),
  calya: words(`calya sigra go-plus panca triber maven spin`),
  alphard: words(
    `alphard vellfire serena voxy nav1 noah staria h-1 starex elgrand biante delica v-class vito
    carnival grand-carnival lm step-wgn estima previa granvia denza-d9 d9 caravelle maxus
    x9 elysion sedona grand-sedona id-buzz 009 mazda-8 trajet stavic`,
  ),
  'gran-max': words(`luxio apv evalia`),
  rush: words(`rush terios br-v xl7 almaz destinator x70 x70-plus rocky-old`),
  'hr-v': words(
    `hr-v cr-v wr-v zr-v raize rocky creta cx-3 cx-30 cx-5 x-trail juke kicks magnite corolla-cross
    yaris-cross c-hr tucson venue kona sonet seltos sportage ecosport trax vitara grand-vitara sx4
    fronx xforce eclipse-cross x1 x3 q2 q3 q5 gla glc eqa eqb ix1 ix3 nx ux rz macan tiguan omoda tiggo hs vs zs
    atto-3 ioniq-5 alvez haval jolion xv forester duster countryman model-y bz4x ev6 2008 3008 xc40 ex30 evoque
    kiger renegade compass c3-aircross aion-v e34 g6 dashing j5 cross crosstrek`,
  ),
  jimny: words(`jimny katana feroza cj7`),
  wrangler: words(
    `rubicon wrangler taft taruna defender g-class escudo hardtop tank-300 bronco fj-cruiser hummer j6 bj40
    bj40-plus t2 sidekick g3`,
  ),
  'hilux-single': words(`kijang panther luv rangga`),
  'carry-pick-up': words(
    `carry gran-max zebra espass hi-max l300 t120ss traga bison formo travello super-cab super-ace bima hijet`,
  ),
  canter: words(`canter dyna elf dutro`),
  cooper: words(`cooper john-cooper-works gr-yaris beetle scirocco 500 ds3 paceman neo`),
  'air-ev': words(`air-ev atto-1 binguo e1 vf-3 fortwo`),
  supercar: words(
    `458 488 f8-tributo 296 gallardo huracan aventador revuelto 570s 720s artura gt r8 i8 corvette`,
  ),
  coupe: words(`amg-gt continental-gt gt-r`),
};

/** Bodies of cars before 2010, by the body that is drawn for later ones. */
const olderBodies: Partial<Record<DrawnBody, DrawnBody>> = {
  avanza: 'kijang',
  xpander: 'kijang',
  innova: 'kijang',
  calya: 'kijang',
  alphard: 'serena',
  brio: 'starlet',
  civic: 'corolla',
  fortuner: 'terrano',
  rush: 'terrano',
  'hr-v': 'terrano',
  hilux: 'strada',
  coupe: 'prelude',
  'gran-max': 'zebra',
};
const olderUntil = 2009;

/** Bodies that the name of a variant states. */
const bodiesOfNames: readonly (readonly [name: RegExp, body: DrawnBody])[] = [
  [/\bbox\b/i, 'traga-box'],
  [/\bchassis\b/i, 'l300-chassis'],
  [/\bsingle[ -]cab/i, 'hilux-single'],
  [/\bblind van\b/i, 'blind-van'],
  [/\b5[ -]door\b/i, 'wrangler'],
  [/\b2[ -]door\b/i, 'jimny'],
];

const bodiesOfModel = new Map<string, DrawnBody[]>();
for (const body of drawnBodies)
  for (const model of modelsOfBody[body] ?? [])
    bodiesOfModel.set(model, [...(bodiesOfModel.get(model) ?? []), body]);

export interface DrawnModel {
  readonly bodyType: string;
  readonly brandSlug: string;
  readonly modelSlug: string;
  /** The variant may be a box or a chassis, of another body than its model. */
  readonly variantName?: string;
  readonly makeYear?: number;
}

/** The known model with the longest name found in the slug, of those with a body that fits. */
function bodyOfSlug(brandSlug: string, modelSlug: string, fits: (body: DrawnBody) => boolean) {
  const words = (
    modelSlug.startsWith(`${brandSlug}-`) ? modelSlug.slice(brandSlug.length + 1) : modelSlug
  ).split('-');
  for (let size = words.length; size > 0; size--) {
    for (let start = 0; start + size <= words.length; start++) {
      const name = words.slice(start, start + size).join('-');
      // A single digit or letter identifies a model only as the whole slug ("mazda 2", not "c 200 2").
      if (name.length < 2 && size < words.length) continue;
      const body = bodiesOfModel.get(name)?.find(fits);
      if (body) return body;
    }
  }
  return undefined;
}

/**
 * The body drawn for a car, always one of its body type: what its variant's name states, then its model, then the
 * type; before 2010 the older one.
 */
export function drawnBodyFor({
  bodyType,
  brandSlug,
  modelSlug,
  variantName = '',
  makeYear,
}: DrawnModel): DrawnBody {
  const bodies = bodiesOfType[bodyTypes.find((type) => type === bodyType) ?? 'mpv'];
  const fits = (body: DrawnBody) => bodies.includes(body);
  const stated = bodiesOfNames.find(([name, body]) => name.test(variantName) && fits(body))?.[1];
  const body = stated ?? bodyOfSlug(brandSlug, modelSlug, fits) ?? bodies[0];
  const older = makeYear !== undefined && makeYear <= olderUntil ? olderBodies[body] : undefined;
  return older && fits(older) ? older : body;
}
