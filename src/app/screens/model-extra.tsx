import { useApi } from '#app/data/api/use-api.tsx';
import { ModelExtraPage } from '#app/features/model-extras/model-extra-page.tsx';
import { breadcrumbsOf } from '#app/features/new-vehicles/breadcrumbs-of.ts';
import { ModelBanner } from '#app/features/new-vehicles/model-banner.tsx';
import { modelPlaceOf } from '#app/features/new-vehicles/model-place.ts';
import { Head } from '#app/features/seo/head.tsx';
import { ListData } from '#app/features/seo/list-data.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { modelExtraOf } from '#contract/model-extras/model-extra-paths.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

function placeOf(location: PageLocation) {
  const { kind, query } = modelPlaceOf(location);
  const extra = modelExtraOf(location.path);
  return { kind, extra, query: { ...query, extra }, ofModel: query };
}

function trailOf(
  kind: VehicleKind,
  { title, brand, model }: DataOf<'modelExtra'>,
  { path }: PageLocation,
  language: Language,
): Breadcrumb[] {
  return [...breadcrumbsOf(language, kind, brand, model), { label: title, title, url: path }];
}

function ModelExtraScreen({ location }: { location: PageLocation }) {
  const { kind, extra, query, ofModel } = placeOf(location);
  const language = useLanguage();
  const { data } = useApi('modelExtra', query);
  const { data: about } = useApi('newModel', ofModel);
  if (!data) return null;
  return (
    <>
      <Head
        title={data.title}
        description={data.description}
        canonicalPath={location.path}
        isIndexed={extra === 'video' ? data.channel !== null : data.promotions.length > 0}
      />
      <ListData items={[]} breadcrumbs={trailOf(kind, data, location, language)} faqs={[]} />
      <ModelExtraPage
        kind={kind}
        extra={extra}
        answer={data}
        banner={about ? <ModelBanner kind={kind} model={about.model} /> : null}
      />
    </>
  );
}

export const page: Page = {
  async load(api, location) {
    const { kind, query, ofModel } = placeOf(location);
    const [answer] = await Promise.all([api.get('modelExtra', query), api.get('newModel', ofModel)]);
    return { frame: { faqs: [], breadcrumbs: trailOf(kind, answer, location, api.language) } };
  },
  Screen: ModelExtraScreen,
};
