import { WordIndex, wordsOfName } from '#catalogue/suggestions/word-index.ts';
import type { BreakdownHelp } from '#contract/breakdown-help/breakdown-help.schema.ts';
import { electricPaths } from '#contract/electric/electric-paths.ts';
import type { Localized, languages } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { Suggestion } from '#contract/search/search.schema.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import {
  breakdownHelpPath,
  modificationPaths,
  newVehiclesPath,
  symptomPath,
} from '#contract/vehicles/vehicle-paths.ts';
import { readBreakdownHelp } from '#server/features/breakdown-help/shared/breakdown-table.ts';
import { isReal, lifeOf } from '#server/features/new-vehicles/shared/model-life.ts';
import type {
  NewVehicleCatalogue,
  NewVehicleModel,
} from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';

type PageType = Exclude<
  Suggestion['type'],
  | 'dealers'
  | 'service'
  | 'article'
  | 'brand'
  | 'model'
  | 'variant'
  | 'body-type'
  | 'province'
  | 'city'
  | 'words'
>;

/** A page other than used cars, indexed by the words that find it. */
export type PageName = {
  readonly type: PageType;
  readonly name: Localized;
  /** The name without that of its brand or model. */
  readonly own: string;
  readonly url: string;
  /** The containing name, whose words also match. */
  readonly above: PageName | undefined;
  readonly length: number;
  /** Number of deliveries. */
  readonly weight: number;
};
export type PageNames = {
  readonly vehicles: WordIndex<PageName>;
  readonly help: WordIndex<PageName>;
  /** Models by brand. */
  readonly within: ReadonlyMap<PageName, readonly PageName[]>;
};

const both = (of: (language: (typeof languages)[number]) => string): Localized => ({
  id: of('id'),
  en: of('en'),
});

/** Pages that belong to no brand. */
const pagesOfAll = [
  {
    texts: ['Kendaraan listrik', 'Electric vehicles'],
    name: localized('Electric vehicles'),
    url: electricPaths.all,
  },
  {
    texts: ['Mobil listrik', 'Electric cars'],
    name: localized('New electric cars'),
    url: electricPaths.mobil,
  },
  {
    texts: ['Motor listrik', 'Electric motorcycles'],
    name: localized('New electric motorcycles'),
    url: electricPaths.motor,
  },
  {
    texts: ['Modifikasi', 'Modification'],
    name: localized('Ideas for modifying'),
    url: modificationPaths[0],
  },
] as const;

/** Names of new vehicles and breakdown help topics. */
export function pageNamesOf(catalogue: NewVehicleCatalogue): PageNames {
  const vehicles = new WordIndex<PageName>();
  const help = new WordIndex<PageName>();
  const within = new Map<PageName, PageName[]>();
  const helpIn = { id: readBreakdownHelp('id'), en: readBreakdownHelp('en') };
  for (const page of pagesOfAll) add(vehicles, page.texts, { type: 'new-kind', ...page });
  for (const { id, slug: kind, name: kindName } of categories) {
    const lower = both((language) => kindName[language].toLowerCase());
    const ofKind = add(vehicles, Object.values(kindName), {
      type: 'new-kind',
      name: { id: `${kindName.id} baru`, en: `New ${lower.en}` },
      url: newVehiclesPath(kind),
    });
    for (const brand of catalogue.get(kind) ?? []) {
      if (!brand.models.some(isReal)) continue;
      const ofBrand = add(vehicles, [brand.name], {
        type: 'new-brand',
        name: { id: `${kindName.id} baru ${brand.name}`, en: `New ${brand.name} ${lower.en}` },
        ...{ url: newVehiclesPath(kind, brand.slug), above: ofKind },
      });
      within.set(
        ofBrand,
        brand.models.filter(isReal).map((model) => addModel(vehicles, model, ofBrand)),
      );
    }

    const titles = both((language) => helpIn[language].get(id)?.title ?? '');
    const ofHelp = add(help, Object.values(titles), {
      ...{ type: 'help', name: titles, url: breakdownHelpPath(kind) },
    });
    const inEnglish = symptomsOf(helpIn.en.get(id));
    for (const [place, symptom] of symptomsOf(helpIn.id.get(id)).entries()) {
      const name = { id: symptom.name, en: inEnglish[place]?.name ?? symptom.name };
      add(help, Object.values(name), {
        type: 'help',
        name: both((language) => `${name[language]} (${lower[language]})`),
        ...{ url: symptomPath(kind, symptom.id), above: ofHelp },
      });
    }
  }
  return { vehicles, help, within };
}

function nameIn(label: string, status: ReturnType<typeof lifeOf>['status']): Localized {
  if (status === 'on-sale') return localized(`New ${label}`);
  return status === 'upcoming' ? localized(`${label}, coming`) : localized(`${label}, no longer sold new`);
}

function addModel(index: WordIndex<PageName>, model: NewVehicleModel, ofBrand: PageName): PageName {
  const { brand, slug, variants, kind } = model;
  const weight = model.delivered?.units ?? 0;
  const url = newVehiclesPath(kind, brand.slug, slug);
  const label = `${brand.name} ${model.name}`;
  const ofModel = add(index, [model.name], {
    ...{ type: 'new-model', name: nameIn(label, lifeOf(model).status), url, above: ofBrand, weight },
  });
  for (const variant of variants) {
    if (variant.name === '' || variant.name === model.name) continue;
    add(index, [variant.name], {
      type: 'new-variant',
      name: nameIn(`${label} ${variant.name}`, lifeOf({ variants: [variant] }).status),
      ...{ url: `${url}#${variant.slug}`, above: ofModel, weight },
    });
  }
  return ofModel;
}

const symptomsOf = (help: BreakdownHelp | undefined) =>
  help?.systems.flatMap(({ symptoms }) => symptoms) ?? [];

function add(
  index: WordIndex<PageName>,
  texts: readonly string[],
  { above, weight = 0, ...page }: Omit<PageName, 'own' | 'above' | 'length' | 'weight'> & Partial<PageName>,
): PageName {
  const [first = ''] = texts;
  const name: PageName = { ...page, own: first, above, weight, length: wordsOfName(first).length };
  index.add(name, [...new Set(texts)]);
  return name;
}
