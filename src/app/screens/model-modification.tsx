import { useApi } from '#app/data/api/use-api.tsx';
import { ModificationIdeas, ModificationSource } from '#app/features/modification/modification-ideas.tsx';
import { breadcrumbsOf } from '#app/features/new-vehicles/breadcrumbs-of.ts';
import { modelPlaceOf } from '#app/features/new-vehicles/model-place.ts';
import { Head } from '#app/features/seo/head.tsx';
import { ListData } from '#app/features/seo/list-data.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import { ContentPage } from '#app/ui/content.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

function trailOf(
  kind: VehicleKind,
  { model, title }: DataOf<'modification'>,
  { path }: PageLocation,
  language: Language,
): Breadcrumb[] {
  const trail = model ? breadcrumbsOf(language, kind, model.brand, model) : [];
  return [...trail, { label: title, title, url: path }];
}

function ModelModificationScreen({ location }: { location: PageLocation }) {
  const { kind, query } = modelPlaceOf(location);
  const language = useLanguage();
  const { data } = useApi('modification', query);
  if (!data) return null;
  return (
    <>
      <Head title={data.title} description={data.description} canonicalPath={location.path} />
      <ListData items={[]} breadcrumbs={trailOf(kind, data, location, language)} faqs={[]} />
      <ContentPage title={data.title} lead={data.description}>
        <ModificationIdeas kind={kind} answer={data} />
        <ModificationSource asOf={data.asOf} />
      </ContentPage>
    </>
  );
}

export const page: Page = {
  async load(api, location) {
    const { kind, query } = modelPlaceOf(location);
    const answer = await api.get('modification', query);
    return { frame: { faqs: [], breadcrumbs: trailOf(kind, answer, location, api.language) } };
  },
  Screen: ModelModificationScreen,
};
