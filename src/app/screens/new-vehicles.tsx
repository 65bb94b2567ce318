import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { AwaitModel } from '#app/features/awaited/await-model.tsx';
import { BrandPage } from '#app/features/new-vehicles/brand-page.tsx';
import { breadcrumbsOf } from '#app/features/new-vehicles/breadcrumbs-of.ts';
import { KindPage } from '#app/features/new-vehicles/kind-page.tsx';
import type { PlaceQuery } from '#app/features/new-vehicles/staged-models.ts';
import { Head } from '#app/features/seo/head.tsx';
import { ListData } from '#app/features/seo/list-data.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import { modelOrders } from '#contract/new-vehicles/model-filters.schema.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { newVehicleCategory, newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { DealersNearby } from './sections/dealers-nearby.tsx';

function placeOf({ path, params, query }: PageLocation): PlaceQuery | undefined {
  const category = newVehicleCategory(path);
  return (
    category && {
      categoryId: String(category.id),
      ...(query.province && { province: query.province }),
      ...(params.brand ? { brand: params.brand } : query.q && { q: query.q }),
    }
  );
}

function queryOf(location: PageLocation): QueryOf<'newVehicles'> | undefined {
  const { query } = location;
  const place = placeOf(location);
  const sort = modelOrders.find((order) => order === query.sort);
  return place && { ...place, ...(query.filter && { filter: query.filter }), ...(sort && { sort }) };
}

function NewVehiclesScreen({ location }: { location: PageLocation }) {
  const kind = newVehicleCategory(location.path)?.slug;
  const language = useLanguage();
  const { data } = useApi('newVehicles', queryOf(location));
  const place = placeOf(location);
  if (!data || kind === undefined || !place) return null;
  return (
    <>
      <Head
        title={data.title}
        description={data.description}
        canonicalPath={location.path}
        isIndexed={!data.filters?.isNarrowed}
      />
      <ListData
        items={data.brand ? data.models.map(modelItem(kind)) : data.brands.map(brandItem(kind))}
        breadcrumbs={breadcrumbsOf(language, kind, ...(data.brand ? [data.brand] : []))}
        faqs={data.faqs}
      />
      {data.brand === null ? (
        <KindPage
          kind={kind}
          answer={data}
          place={place}
          actionOf={(model) => <AwaitModel kind={kind} model={model} isDense />}
        />
      ) : (
        <BrandPage
          kind={kind}
          brand={data.brand}
          answer={data}
          place={place}
          outlets={<DealersNearby kind={kind} brand={data.brand} />}
        />
      )}
    </>
  );
}

const brandItem = (kind: VehicleKind) => (brand: { slug: string; name: string }) => ({
  name: brand.name,
  path: newVehiclesPath(kind, brand.slug),
});
const modelItem = (kind: VehicleKind) => (model: NewModelCard) => ({
  name: `${model.brand.name} ${model.name}`,
  path: newVehiclesPath(kind, model.brand.slug, model.slug),
});

export const page: Page = {
  async load(api, location) {
    const query = queryOf(location);
    const kind = newVehicleCategory(location.path)?.slug;
    if (!query || !kind) throw new ApiError('not_found', 'no such kind of vehicle');
    const { brand, faqs, title, understood } = await api.get('newVehicles', query);
    if (understood !== undefined) return { redirect: understood };
    const breadcrumbs = breadcrumbsOf(api.language, kind, ...(brand ? [brand] : []));
    return { frame: { faqs, faqTitle: title, breadcrumbs } };
  },
  Screen: NewVehiclesScreen,
};
