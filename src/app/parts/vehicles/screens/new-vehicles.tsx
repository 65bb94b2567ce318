import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import { FaqData } from '#app/parts/first/features/seo/structured-data.tsx';
import { BrandPage } from '#app/parts/vehicles/features/new-vehicles/brand-page.tsx';
import { breadcrumbsOf } from '#app/parts/vehicles/features/new-vehicles/breadcrumbs-of.ts';
import { KindPage } from '#app/parts/vehicles/features/new-vehicles/kind-page.tsx';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import { newVehicleCategory } from '#contract/vehicles/vehicle-paths.ts';

function queryOf({ path, params }: PageLocation): QueryOf<'newVehicles'> | undefined {
  const category = newVehicleCategory(path);
  return category && { categoryId: String(category.id), ...(params.brand && { brand: params.brand }) };
}

function NewVehiclesScreen({ location }: { location: PageLocation }) {
  const kind = newVehicleCategory(location.path)?.slug;
  const { data } = useApi('newVehicles', queryOf(location));
  if (!data || kind === undefined) return null;
  return (
    <>
      <Head title={data.title} description={data.description} canonicalPath={location.path} />
      {data.faqs.length === 0 ? null : <FaqData faqs={data.faqs} />}
      {data.brand === null ? (
        <KindPage kind={kind} answer={data} />
      ) : (
        <BrandPage kind={kind} brand={data.brand} answer={data} />
      )}
    </>
  );
}

export const page: Page = {
  async load(api, location) {
    const query = queryOf(location);
    const kind = newVehicleCategory(location.path)?.slug;
    if (!query || !kind) throw new ApiError('not_found', 'no such kind of vehicle');
    const { brand, faqs, title } = await api.get('newVehicles', query);
    const breadcrumbs = breadcrumbsOf(api.language, kind, ...(brand ? [brand] : []));
    return { frame: { faqs, faqTitle: title, breadcrumbs } };
  },
  Screen: NewVehiclesScreen,
};
