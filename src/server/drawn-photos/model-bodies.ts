import { type DrawnBody, drawnBodies } from './drawn-bodies.ts';

/** Splits a list at white space. */
function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

/** Words of model slugs (as "-"-separated sequences) and the body type that resembles them most. */
const modelsOfBody: Record<DrawnBody, readonly string[]> = {
  avanza: words(
    `avanza xenia veloz ertiga mobilio calya sigra spin confero freed sienta go-plus orlando grandis`,
  ),
  xpander: words(`xpander xl7 livina stargazer br-v almaz cortez carens xpander-cross stargazer-x`),
  innova: words(`innova kijang zenix innova-zenix panther kuda odyssey stream premio viano`),
  brio: words(
    `brio agya ayla jazz yaris swift march mirage picanto i10 i20 rio baleno ignis splash s-presso
    karimun wagon-r sirion etios go 2 mazda2 fiesta polo city-hatchback celerio cooper
    dolphin 1-series a-class gti golf fit note leaf 3-hatchback mini`,
  ),
  fortuner: words(
    `fortuner rush terios pajero-sport pajero mu-x everest land-cruiser prado lx trailblazer captiva range-rover
    santa-fe palisade sorento x5 x7 gle gls terrano tank-500 outlander rx cx-9 cx-8 harrier
    grand-cherokee discovery cayenne touareg`,
  ),
  'hr-v': words(
    `hr-v cr-v wr-v zr-v raize rocky creta cx-3 cx-30 cx-5 x-trail juke kicks magnite corolla-cross
    yaris-cross c-hr tucson venue kona sonet seltos sportage ecosport trax vitara grand-vitara sx4
    fronx xforce eclipse-cross x1 x3 q3 q5 gla glc nx ux macan tiguan omoda tiggo hs zs atto-3
    ioniq-5 alvez haval jolion xv forester duster kwid triber countryman model-y bz4x ev6`,
  ),
  'gran-max': words(
    `gran-max luxio apv carry hiace traga l300 colt zebra town-ace futura urvan travello transit
    sprinter elf evalia hijet formo super-cab mega-carry espass kombi`,
  ),
  hilux: words(
    `hilux kijang-pick-up gran-max-pick-up carry-pick-up triton strada d-max ranger navara bt-50 colorado amarok frontier f-150 gladiator rangga
    raptor`,
  ),
  civic: words(
    `civic city vios camry accord corolla altis corolla-altis 3-series 5-series 7-series c-class
    e-class s-class cla limo soluna lancer galant teana sylphy almera sunny 3 6 mazda3 mazda6 es ls
    is a4 a6 passat ciaz elantra sonata avega accent cerato optima focus
    seal model-3 prius ioniq-6 legacy wrx impreza`,
  ),
  alphard: words(
    `alphard vellfire serena voxy nav1 noah staria h-1 starex elgrand biante delica v-class vito
    carnival grand-carnival lm step-wagon estima previa granvia m6 denza-d9 d9 caravelle maxus mifa
    xpeng-x9 hiace-premio`,
  ),
  jimny: words(
    `jimny katana rubicon wrangler taft feroza taruna defender g-class escudo hardtop tank-300
    bronco fj-cruiser hummer j6 jaecoo-j7 rocky-old`,
  ),
  'air-ev': words(`air-ev atto-1 binguo e1 vf-3`),
  coupe: words(
    `brz 86 gr86 supra mustang 911 z crz cr-z 2-series 4-series 6-series 8-series fairlady-z gt-r
    prelude rx-8 camaro challenger scirocco rcz tt paceman cayman 718 f-type amg-gt
    continental-gt`,
  ),
  supercar: words(
    `458 488 f8-tributo 296 gallardo huracan aventador revuelto 570s 720s artura gt r8 i8 corvette`,
  ),
  convertible: words(`mx-5 z3 z4 boxster s2000 copen slk roadster cabrio cyberster mgb elise`),
};

const bodyOfModel: ReadonlyMap<string, DrawnBody> = new Map(
  drawnBodies.flatMap((body) => modelsOfBody[body].map((model): [string, DrawnBody] => [model, body])),
);

const bodyOfType: ReadonlyMap<string, DrawnBody> = new Map<string, DrawnBody>([
  ['mpv', 'avanza'],
  ['suv', 'fortuner'],
  ['hatchback', 'brio'],
  ['sedan', 'civic'],
  ['crossover', 'hr-v'],
  ['pickup-truck', 'hilux'],
  ['van', 'gran-max'],
  ['wagon', 'innova'],
  ['coupe', 'coupe'],
  ['convertible', 'convertible'],
]);

/**
 * The body type drawn for a model: the known model with the longest name found in the slug, otherwise by the
 * listing's body type. Also finds models whose slug starts with the brand ("toyota-avanza").
 */
export function bodyForModel(bodyType: string, brandSlug: string, modelSlug: string): DrawnBody {
  const words = (
    modelSlug.startsWith(`${brandSlug}-`) ? modelSlug.slice(brandSlug.length + 1) : modelSlug
  ).split('-');
  for (let size = words.length; size > 0; size--) {
    for (let start = 0; start + size <= words.length; start++) {
      const name = words.slice(start, start + size).join('-');
      // A single digit or letter identifies a model only as the whole slug ("mazda 2", not "c 200 2").
      if (name.length < 2 && size < words.length) continue;
      const body = bodyOfModel.get(name);
      if (body) return body;
    }
  }
  return bodyOfType.get(bodyType) ?? 'avanza';
}
