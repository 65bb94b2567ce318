import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import { breadcrumbsOf } from '#app/parts/vehicles/features/new-vehicles/breadcrumbs-of.ts';
import { ModelPage } from '#app/parts/vehicles/features/new-vehicles/model-page.tsx';
import { ModelData } from '#app/parts/vehicles/features/seo/model-data.tsx';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import { newVehicleCategory } from '#contract/vehicles/vehicle-paths.ts';

function queryOf({ path, params }: PageLocation): QueryOf<'newModel'> | undefined {
  const category = newVehicleCategory(path);
  const { brand, model } = params;
  return category && brand && model ? { categoryId: String(category.id), brand, model } : undefined;
}

function NewModelScreen({ location }: { location: PageLocation }) {
  const kind = newVehicleCategory(location.path)?.slug;
  const { data } = useApi('newModel', queryOf(location));
  if (!data || kind === undefined) return null;
  return (
    <>
      <Head title={data.title} description={data.description} canonicalPath={location.path} />
      <ModelData
        kind={kind}
        path={location.path}
        answer={data}
        breadcrumbs={(language) => breadcrumbsOf(language, kind, data.model.brand, data.model)}
      />
      <ModelPage kind={kind} answer={data} />
    </>
  );
}

export const page: Page = {
  async load(api, location) {
    const query = queryOf(location);
    const kind = newVehicleCategory(location.path)?.slug;
    if (!query || !kind) throw new ApiError('not_found', 'no such kind of vehicle');
    const { model, faqs, title } = await api.get('newModel', query);
    const { brand } = model;
    return {
      frame: { faqs, faqTitle: title, breadcrumbs: breadcrumbsOf(api.language, kind, brand, model) },
    };
  },
  Screen: NewModelScreen,
};
