import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber } from '#contract/money.ts';
import type { NewVehicleListName, VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { demandDays, requestWeight } from './model-demand.ts';
import { factsDate } from './model-facts.ts';
import { lifeOf } from './model-life.ts';
import type { NewVehicleCatalogue, NewVehicleModel } from './new-vehicle-catalogue.ts';
import { dateName, inEnglish, kindNames } from './new-vehicle-words.ts';

export function listTitle(kind: VehicleKind, list: NewVehicleListName, language: Language): string {
  const { id, en } = kindNames[kind];
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return {
    latest: { id: `${name} terbaru`, en: `Latest ${en}` },
    popular: { id: `${name} baru paling populer`, en: `Most popular new ${en}` },
    upcoming: { id: `${name} yang akan datang`, en: `Upcoming ${en}` },
  }[list][language];
}

type Words = { readonly basis: Localized; readonly none: Localized };

/** The note about a list's sort key, or the text of an empty list. */
export function listWords(
  list: NewVehicleListName,
  kind: VehicleKind,
  models: readonly NewVehicleModel[],
  catalogue: NewVehicleCatalogue,
): Words {
  const { id, en } = kindNames[kind];
  if (list === 'latest') {
    const all = (catalogue.get(kind) ?? []).flatMap((brand) => brand.models);
    const unknown = all.filter((model) => {
      const { status, launched } = lifeOf(model);
      return status === 'on-sale' && launched === null;
    }).length;
    return {
      basis: {
        id: `Menurut bulan peluncuran di Indonesia, dari pengetahuan umum per ${dateName(factsDate, 'id')}. Ada ${formatNumber(unknown, 'id')} model lain yang bulan peluncurannya belum kami ketahui.`,
        en: `By the month of launch in Indonesia, general knowledge of ${dateName(factsDate, 'en')}. For ${inEnglish(unknown, 'more model')} we do not know the month.`,
      },
      none: {
        id: `Kami belum tahu kapan ${id} yang dijual di Indonesia diluncurkan.`,
        en: `We do not know yet when the ${en} sold in Indonesia were launched.`,
      },
    };
  }
  if (list === 'popular') {
    const [first] = models;
    const rest = (catalogue.get(kind) ?? [])
      .flatMap((brand) => brand.models)
      .filter((model) => lifeOf(model).status === 'on-sale' && model.delivered === null).length;
    return {
      basis:
        first && !first.delivered
          ? localized(
              `By visitors of this site in the last ${demandDays} days: those who opened the model’s page, counted once a day, and those who sent a dealer a request, counted ${requestWeight} times. These are not sales, which are not published by model.`,
            )
          : {
              id: `Menurut kendaraan yang dikirim pabrik ke dealer (wholesales) pada ${first?.delivered?.year ?? ''}, dihitung GAIKINDO. Angka ${formatNumber(rest, 'id')} model lain yang dijual tidak kami ketahui.`,
              en: `By vehicles that makers delivered to dealers (wholesales) in ${first?.delivered?.year ?? ''}, as GAIKINDO counts them. For ${inEnglish(rest, 'more model')} on sale we know no figure.`,
            },
      none: {
        id: `Penjualan ${id} per model di Indonesia tidak diumumkan, dan kunjungan ke situs ini belum cukup untuk mengurutkannya.`,
        en: `How many ${en} of each model are sold in Indonesia is not published, and this site has too few visits yet to rank them.`,
      },
    };
  }
  return {
    basis: localized('By the expected month, which may change until it is announced.'),
    none: {
      id: `Belum ada ${id} baru yang kami tahu akan datang ke Indonesia.`,
      en: `We know of no new ${en} that are expected in Indonesia.`,
    },
  };
}
