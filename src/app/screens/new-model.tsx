import { useApi } from '#app/data/api/use-api.tsx';
import { AwaitModel } from '#app/features/awaited/await-model.tsx';
import { RunningCost } from '#app/features/electric/running-cost.tsx';
import { CompareVariant } from '#app/features/new-compare/compare-variant.tsx';
import { breadcrumbsOf } from '#app/features/new-vehicles/breadcrumbs-of.ts';
import { ModelPage } from '#app/features/new-vehicles/model-page.tsx';
import { modelPlaceOf } from '#app/features/new-vehicles/model-place.ts';
import { useCountView } from '#app/features/new-vehicles/use-count-view.ts';
import { useCityOfVisitor } from '#app/features/places/use-city-of-visitor.ts';
import { Head } from '#app/features/seo/head.tsx';
import { ModelData } from '#app/features/seo/model-data.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { AskOffer } from './sections/ask-offer.tsx';
import { DealersNearby } from './sections/dealers-nearby.tsx';

/** The first two digits of a city's four are its province. */
const provinceOfCity = (city: { readonly id: number } | undefined) => city && Math.floor(city.id / 100);

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
        provinceId={Number(location.query.province) || provinceOfCity(city)}
        awaiting={<AwaitModel kind={kind} model={data.model} />}
        running={
          data.running?.rates === undefined ? null : (
            <RunningCost running={data.running} rates={data.running.rates} />
          )
        }
        dealers={<DealersNearby kind={kind} brand={data.model.brand} model={data.model} />}
        askOf={(className) => (
          <AskOffer
            kind={kind}
            categoryId={categories.find(({ slug }) => slug === kind)?.id ?? 1}
            brand={data.model.brand}
            model={data.model}
            className={className}
          />
        )}
        compareOf={({ slug, name }) => (
          <CompareVariant
            kind={kind}
            brand={data.model.brand.slug}
            model={data.model.slug}
            variant={slug}
            label={name}
          />
        )}
      />
    </>
  );
}

export const page: Page = {
  async load(api, location) {
    const { kind, query } = modelPlaceOf(location);
    const { model } = await api.get('newModel', query);
    return {
      // The page has its questions itself: on a phone its frame has no footer.
      frame: { faqs: [], breadcrumbs: breadcrumbsOf(api.language, kind, model.brand, model) },
    };
  },
  Screen: NewModelScreen,
};
