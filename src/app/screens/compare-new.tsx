import { ApiError, ConnectionLost } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { ComparePage } from '#app/features/new-compare/compare-page.tsx';
import { comparedVariant, modelQueryOf } from '#app/features/new-compare/compared-variants.ts';
import {
  comparisonBreadcrumbs,
  comparisonDescription,
  comparisonFaqs,
  comparisonTitle,
} from '#app/features/new-compare/comparison-texts.ts';
import { useComparedVariants } from '#app/features/new-compare/use-compared-variants.ts';
import { Head } from '#app/features/seo/head.tsx';
import { ListData } from '#app/features/seo/list-data.tsx';
import { ShareButton } from '#app/features/share/share-button.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import {
  comparedCategory,
  compareNewPath,
  inCanonicalOrder,
  variantIdsOf,
} from '#contract/new-compare/variant-ids.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';

const pairsQuery = (categoryId: number, ids: readonly string[]) => ({
  categoryId: String(categoryId),
  ...(ids.length > 0 && { v: ids.join(',') }),
});

function CompareNewScreen({ location }: { location: PageLocation }) {
  const language = useLanguage();
  const category = comparedCategory(location.path) ?? categories[0];
  const kind = category.slug;
  const ids = variantIdsOf(location.query.v) ?? [];
  const { data } = useApi('comparisonPairs', pairsQuery(category.id, ids));
  const compared = useComparedVariants(category.id, ids, data?.compared ?? []);
  const title = comparisonTitle(kind, compared, language);
  return (
    <>
      <Head
        title={title}
        description={comparisonDescription(kind, compared, language)}
        canonicalPath={compareNewPath(kind, inCanonicalOrder(ids))}
        // Only suggested combinations are indexed: the number of all combinations is practically unlimited.
        isIndexed={ids.length === 0 || data?.isPair === true}
      />
      <ListData
        items={compared.flatMap(({ known }) =>
          known
            ? [{ name: known.label, path: newVehiclesPath(kind, known.model.brand.slug, known.model.slug) }]
            : [],
        )}
        breadcrumbs={comparisonBreadcrumbs(language, kind)}
        faqs={comparisonFaqs(compared, language)}
      />
      <ComparePage
        category={category}
        compared={compared}
        words={location.query.q ?? ''}
        pairs={data?.pairs ?? []}
        share={<ShareButton path={compareNewPath(kind, ids)} title={title} />}
      />
    </>
  );
}

export const page: Page = {
  async load(api, { path, query }) {
    const category = comparedCategory(path);
    const ids = variantIdsOf(query.v);
    if (!category || ids === undefined) throw new ApiError('not_found', 'the address names no variants');
    const { id, slug: kind } = category;
    if (query.v !== undefined && ids.join(',') !== query.v) return { redirect: compareNewPath(kind, ids) };
    const [answers] = await Promise.all([
      Promise.allSettled(ids.map((each) => api.get('newModel', modelQueryOf(id, each)))),
      // Optional: the comparison renders without them.
      Promise.allSettled([
        api.get('comparisonPairs', pairsQuery(id, ids)),
        api.get('findVariants', { categoryId: String(id), q: query.q ?? '' }),
      ]),
    ]);
    const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    // An unknown variant, or one that is not cached on an offline device, gets a column that says so.
    const isServing = failures.every(
      (cause) => cause instanceof ConnectionLost || (cause instanceof ApiError && cause.code === 'not_found'),
    );
    const [failure] = failures;
    if (failure !== undefined && !isServing) throw failure;
    const compared = ids.map((each, place) => {
      const answer = answers[place];
      return comparedVariant(each, answer?.status === 'fulfilled' ? answer.value : undefined);
    });
    const isLost = failures.some((cause) => cause instanceof ConnectionLost);
    if (ids.length > 0 && !isLost && compared.every(({ known }) => known === undefined))
      throw new ApiError('not_found', 'none of the variants is known');
    return {
      frame: {
        breadcrumbs: comparisonBreadcrumbs(api.language, kind),
        faqs: comparisonFaqs(compared, api.language),
        faqTitle: comparisonTitle(kind, compared, api.language),
      },
    };
  },
  Screen: CompareNewScreen,
};
