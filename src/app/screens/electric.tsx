import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { ElectricPage } from '#app/features/electric/electric-page.tsx';
import { StationList } from '#app/features/electric/station-list.tsx';
import { useUserCity } from '#app/features/places/use-user-city.ts';
import { Head } from '#app/features/seo/head.tsx';
import { ListData } from '#app/features/seo/list-data.tsx';
import { ShareButton } from '#app/features/share/share-button.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation, PageQuery } from '#app/page.ts';
import {
  type ElectricKind,
  type ElectricSort,
  electricCategoryId,
  electricKindOf,
  electricPaths,
  electricSorts,
} from '#contract/electric/electric-paths.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';
import { newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';

const sortOf = (sort: string | undefined): ElectricSort | undefined =>
  electricSorts.find((each) => each === (sort ?? 'range'));

function queryOf(kind: ElectricKind, sort: ElectricSort) {
  const id = electricCategoryId(kind);
  return {
    sort,
    ...(id === 1 && { categoryId: '1' as const }),
    ...(id === 2 && { categoryId: '2' as const }),
  };
}

const cityQuery = ({ city }: PageQuery) => (city === undefined ? {} : { city });

/** Electric motorcycles use home charging or battery swapping rather than public chargers. */
const hasStations = (kind: ElectricKind) => kind !== 'motor';

function breadcrumbsOf(language: Language, kind: ElectricKind): Breadcrumb[] {
  const all = localized('Electric vehicles')[language];
  const own = {
    mobil: localized('Electric cars'),
    motor: localized('Electric motorcycles'),
  };
  return kind === 'all'
    ? breadcrumbsTo(language, [all, electricPaths.all])
    : breadcrumbsTo(language, [all, electricPaths.all], [own[kind][language], electricPaths[kind]]);
}

function ElectricScreen({ location }: { location: PageLocation }) {
  const language = useLanguage();
  const kind = electricKindOf(location.path) ?? 'all';
  const sort = sortOf(location.query.sort) ?? 'range';
  const path = electricPaths[kind];
  const { data } = useApi('electricVehicles', queryOf(kind, sort));
  const { data: stations } = useApi(
    'chargingStations',
    hasStations(kind) ? cityQuery(location.query) : undefined,
  );
  const own = useUserCity();
  if (!data) return null;
  return (
    <>
      <Head
        title={data.title}
        description={data.description}
        canonicalPath={path}
        isIndexed={location.query.city === undefined}
      />
      <ListData
        items={data.models.map(({ kind: of, brand, slug, name }) => ({
          name: `${brand.name} ${name}`,
          path: newVehiclesPath(of, brand.slug, slug),
        }))}
        breadcrumbs={breadcrumbsOf(language, kind)}
        faqs={data.faqs}
      />
      <ElectricPage
        kind={kind}
        sort={sort}
        answer={data}
        stations={
          stations === undefined ? null : (
            <StationList
              key={stations.city?.slug}
              path={path}
              stations={stations}
              ownCity={own && { slug: own.city, name: own.display_city }}
            />
          )
        }
        share={(query) => (
          <ShareButton path={query === '' ? path : `${path}?${query}#hitung`} title={data.title} />
        )}
      />
    </>
  );
}

export const page: Page = {
  async load(api, { path, query }) {
    const kind = electricKindOf(path);
    const sort = sortOf(query.sort);
    if (kind === undefined || sort === undefined) throw new ApiError('not_found', 'no such page');
    const [{ faqs, title }] = await Promise.all([
      api.get('electricVehicles', queryOf(kind, sort)),
      ...(hasStations(kind) ? [api.get('chargingStations', cityQuery(query))] : []),
    ]);
    return { frame: { faqs, faqTitle: title, breadcrumbs: breadcrumbsOf(api.language, kind) } };
  },
  Screen: ElectricScreen,
};
