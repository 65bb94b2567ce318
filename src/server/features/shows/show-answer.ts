import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import type { Show } from '#contract/shows/show.schema.ts';
import { slugify } from '#contract/slug.ts';
import { newVehiclesPath, vehicleKinds } from '#contract/vehicles/vehicle-paths.ts';
import { drawingsOf } from '#server/features/new-vehicles/shared/model-drawings.ts';
import type {
  NewVehicleCatalogue,
  NewVehicleModel,
} from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { dateName } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import { sourceName } from '#server/features/operator-tables/shared/source-name.ts';
import type { autoShows } from '#server/features/shows/shared/auto-shows.ts';
import { datesOf, showWords } from './show-words.ts';

type Editions = ReturnType<typeof autoShows.make>;

/** @param today in Jakarta */
export function showAnswer(
  editions: Editions,
  catalogue: NewVehicleCatalogue,
  today: string,
  language: Language,
): DataOf<'contentShows'> {
  const urlOf = (name: string) => {
    const slug = slugify(name);
    const kind = vehicleKinds.find((each) => catalogue.get(each)?.some((brand) => brand.slug === slug));
    return kind === undefined ? null : newVehiclesPath(kind, slug);
  };
  const stateOf = ({ from, to }: Editions[number]): Show['state'] =>
    to < today ? 'over' : from > today ? 'coming' : 'now';
  const cars = (catalogue.get('mobil') ?? []).flatMap(({ models }) => models);
  const popular = cars
    .filter(({ delivered }) => delivered !== null)
    .sort((a, b) => (b.delivered?.units ?? 0) - (a.delivered?.units ?? 0));
  const sorted = editions.toSorted((a, b) => {
    const [isOver, wasOver] = [stateOf(a) === 'over', stateOf(b) === 'over'];
    if (isOver !== wasOver) return isOver ? 1 : -1;
    return (a.from < b.from ? -1 : 1) * (isOver ? -1 : 1);
  });
  // A model that was launched at the edition; else one of those most delivered, each once.
  const drawings = drawingsOf(
    sorted.flatMap(({ launched }, at) => {
      const isLaunched = ({ name, brand }: NewVehicleModel) =>
        launched.some((each) => slugify(each) === slugify(`${brand.name} ${name}`));
      return cars.find(isLaunched) ?? popular[at % popular.length] ?? [];
    }),
  );
  const shows = sorted.map((edition, at): Show => {
    const { show: slug, name, venue, city, theme, halls, area, brands, launches, launched } = edition;
    return {
      drawing: drawings[at] ?? undefined,
      ...{ slug, name, venue, city, theme, halls, area, brands, launches, launched },
      ...{ firstDay: edition.firstDay, lastDay: edition.lastDay, state: stateOf(edition) },
      dates: datesOf(edition.firstDay, edition.lastDay, language),
      brandNames: edition.brandNames.map((brand) => ({ name: brand, url: urlOf(brand) })),
      ...{ visitors: edition.visitors, tickets: edition.tickets, isEstimate: edition.is_estimate },
      ...{ checked: dateName(edition.checked, language), source: sourceName(edition.source, language) },
    };
  });
  const { title, description, faqs } = showWords(shows, language);
  return { title, description, shows, faqs };
}
