import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { AwaitModel } from '#app/features/awaited/await-model.tsx';
import { breadcrumbsOf } from '#app/features/new-vehicles/breadcrumbs-of.ts';
import { ListPage } from '#app/features/new-vehicles/list-page.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { ListData } from '#app/features/seo/list-data.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import type { Language } from '#contract/language.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';
import { newVehicleListOf, newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';

function queryOf({ path }: PageLocation) {
  const found = newVehicleListOf(path);
  return found && { categoryId: String(found.category.id), list: found.list };
}

function stepsTo(language: Language, { path }: PageLocation, title: string): Breadcrumb[] {
  const found = newVehicleListOf(path);
  const kind = found ? breadcrumbsOf(language, found.category.slug) : [];
  return [...kind, { label: title, title, url: path }];
}

function NewVehicleListScreen({ location }: { location: PageLocation }) {
  const found = newVehicleListOf(location.path);
  const language = useLanguage();
  const { data } = useApi('newVehicleList', queryOf(location));
  if (!data || !found) return null;
  const { title, description, models } = data;
  const kind = found.category.slug;
  return (
    <>
      <Head
        title={title}
        description={description}
        canonicalPath={location.path}
        isIndexed={models.length > 0}
      />
      <ListData
        items={models.map(({ brand, slug, name }) => ({
          name: `${brand.name} ${name}`,
          path: newVehiclesPath(kind, brand.slug, slug),
        }))}
        breadcrumbs={stepsTo(language, location, title)}
        faqs={[]}
      />
      <ListPage
        kind={kind}
        list={found.list}
        answer={data}
        actionOf={(model) => <AwaitModel kind={kind} model={model} isDense />}
      />
    </>
  );
}

export const page: Page = {
  async load(api, location) {
    const found = newVehicleListOf(location.path);
    const query = queryOf(location);
    if (!found || !query) throw new ApiError('not_found', 'no such list');
    const { title } = await api.get('newVehicleList', query);
    return { frame: { breadcrumbs: stepsTo(api.language, location, title) } };
  },
  Screen: NewVehicleListScreen,
};
