import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber } from '#contract/money.ts';
import type { NewVehicleListName, VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { UsualCredit } from '#money/usual-credit.ts';
import { instalmentNoteOf, priceNoteOfAll } from '#server/features/new-vehicles/shared/card-notes.ts';
import { listTitle, listWords } from '#server/features/new-vehicles/shared/list-words.ts';
import { cardsOf } from '#server/features/new-vehicles/shared/new-model-card.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { inEnglish, kindNames, kindOne } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import { listsOf, orderedModels } from '#server/features/new-vehicles/shared/ordered-models.ts';

/** A list of a kind's models; empty if the sort key is known for none of them. */
export function orderedListAnswer(
  catalogue: NewVehicleCatalogue,
  kind: VehicleKind,
  list: NewVehicleListName,
  language: Language,
  credits: readonly UsualCredit[] = [],
): DataOf<'newVehicleList'> {
  const models = orderedModels(catalogue, kind, list);
  const name = kindNames[kind][language];
  const [first] = models;
  const words = listWords(list, kind, models, catalogue);
  const firstName = first && `${first.brand.name} ${first.name}`;
  const count = formatNumber(models.length, language);
  const cards = cardsOf(models, language, credits);
  const description = firstName
    ? {
        latest: localized(`The ${count} ${name} launched most recently in Indonesia, ${firstName} first.`),
        popular: first?.delivered
          ? localized(`The ${count} new ${name} delivered most to dealers, ${firstName} first.`)
          : localized(`The ${count} new ${name} that visitors of this site want most, ${firstName} first.`),
        upcoming: {
          id: `${count} ${name} yang akan datang ke Indonesia, mulai dari ${firstName}.`,
          en: `${inEnglish(models.length, kindOne[kind])} expected in Indonesia, ${firstName} first.`,
        },
      }[list][language]
    : words.none[language];
  return {
    title: listTitle(kind, list, language),
    ...{ description, basis: first ? words.basis[language] : '' },
    lists: listsOf(catalogue, kind),
    models: cards,
    priceNote: priceNoteOfAll(models, language),
    instalmentNote: instalmentNoteOf(cards, credits, language),
  };
}
