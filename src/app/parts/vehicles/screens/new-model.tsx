import { useApi } from '#app/data/api/use-api.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { useCityOfVisitor } from '#app/parts/browse/features/places/use-city-of-visitor.ts';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import { AwaitModel } from '#app/parts/vehicles/features/awaited/await-model.tsx';
import { RunningCost } from '#app/parts/vehicles/features/electric/running-cost.tsx';
import { CompareVariant } from '#app/parts/vehicles/features/new-compare/compare-variant.tsx';
import { breadcrumbsOf } from '#app/parts/vehicles/features/new-vehicles/breadcrumbs-of.ts';
import { ModelPage } from '#app/parts/vehicles/features/new-vehicles/model-page.tsx';
import { modelPlaceOf } from '#app/parts/vehicles/features/new-vehicles/model-place.ts';
import { useCountView } from '#app/parts/vehicles/features/new-vehicles/use-count-view.ts';
import { ModelData } from '#app/parts/vehicles/features/seo/model-data.tsx';
import { DealersNearby } from './parts/dealers-nearby.tsx';

function NewModelScreen({ location }: { location: PageLocation }) {
  const { kind, query } = modelPlaceOf(location);
  const { data } = useApi('newModel', query);
  const city = useCityOfVisitor();
  useCountView(kind, data?.model);
  if (!data) return null;
  return (
    <>
      <Head
        title={data.title}
        description={data.description}
        canonicalPath={location.path}
        isIndexed={!data.model.isExample}
      />
      {data.model.isExample ? null : (
        <ModelData
          kind={kind}
          path={location.path}
          answer={data}
          breadcrumbs={(language) => breadcrumbsOf(language, kind, data.model.brand, data.model)}
        />
      )}
      <ModelPage
        kind={kind}
        answer={data}
        cityId={city?.id}
        awaiting={<AwaitModel kind={kind} model={data.model} />}
        compareOf={({ slug, name }) => (
          <CompareVariant
            kind={kind}
            brand={data.model.brand.slug}
            model={data.model.slug}
            variant={slug}
            label={name}
          />
        )}
      >
        <DealersNearby kind={kind} brand={data.model.brand} model={data.model} />
        {data.running?.rates === undefined ? null : (
          <RunningCost running={data.running} rates={data.running.rates} />
        )}
      </ModelPage>
    </>
  );
}

export const page: Page = {
  async load(api, location) {
    const { kind, query } = modelPlaceOf(location);
    const { model, faqs, title } = await api.get('newModel', query);
    const { brand } = model;
    return {
      frame: { faqs, faqTitle: title, breadcrumbs: breadcrumbsOf(api.language, kind, brand, model) },
    };
  },
  Screen: NewModelScreen,
};
