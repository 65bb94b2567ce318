import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquareText, PenLine } from 'lucide';
import { useApi } from '#app/data/api/use-api.tsx';
import { ReviewCard } from '#app/features/owner-reviews/review-card.tsx';
import styles from '#app/features/owner-reviews/review-page.module.css';
import { reviewScopeOf, reviewsQueryOf, reviewsTrail } from '#app/features/owner-reviews/review-place.ts';
import { Score } from '#app/features/owner-reviews/score.tsx';
import { ReportButton } from '#app/features/report/report-button.tsx';
import { Pagination } from '#app/features/search/pagination.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { ReviewsData } from '#app/features/seo/reviews-data.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import { WordSearch } from '#app/ui/form/word-search.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { type ReviewOrder, reviewOrders } from '#contract/owner-reviews/owner-review.ts';
import { type ReviewScope, reviewsPath, writePath } from '#contract/owner-reviews/owner-review-pages.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { categories } from '#contract/vehicles/vehicle.ts';

function OwnerReviewsScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const language = useLanguage();
  const scope = reviewScopeOf(location);
  const query = reviewsQueryOf(location);
  const { data } = useApi('ownerReviews', query);
  if (!data) return null;
  const { brand, model, aggregate, items, meta, within, vehicleUrl } = data;
  const path = reviewsPath(scope);
  const label = [brand?.name, model?.name].filter(Boolean).join(' ');
  const kindName = categories.find(({ slug }) => slug === scope.kind)?.name[language] ?? '';
  const title =
    label === ''
      ? scope.kind === undefined
        ? t`Owners’ reviews`
        : t`${kindName}: owners’ reviews`
      : t`${label}: owners’ reviews`;
  const description =
    label === ''
      ? t`What owners say about comfort, running cost and reliability of their vehicles.`
      : t`What owners say about living with a ${label}: comfort, running cost, reliability.`;
  const { sort = 'newest', q: words } = query;
  return (
    <>
      <Head
        title={meta.currentPage > 1 ? t`${title}, page ${meta.currentPage}` : title}
        description={description}
        canonicalPath={path}
        pages={{ current: meta.currentPage, count: meta.pageCount }}
        isIndexed={words === undefined && (meta.totalCount > 0 || scope.kind === undefined)}
      />
      <ReviewsData
        label={label}
        kind={scope.kind}
        answer={data}
        path={path}
        trail={(of) => reviewsTrail(scope, data, of)}
      />
      <ContentPage title={title} lead={description} head={<KindChips scope={scope} />}>
        {aggregate ? <Score aggregate={aggregate} /> : null}
        <p className={classNames(patterns.onward, styles.onward)}>
          <AppLink href={writePath(scope)}>
            {label === '' ? <Trans>Review your vehicle</Trans> : <Trans>Review your {label}</Trans>}
          </AppLink>
          {vehicleUrl === null ? null : (
            <AppLink href={vehicleUrl}>
              <Trans>Prices and specification of the {label}</Trans>
            </AppLink>
          )}
          {scope.kind === 'mobil' && model ? (
            <AppLink href={usedCarsPath(model.slug)}>
              <Trans>Used {label} for sale</Trans>
            </AppLink>
          ) : null}
        </p>
        {aggregate ? (
          <ContentSection heading={<Heading words={words} />}>
            <div className={layouts.column12}>
              <WordSearch path={path} words={words} label={t`Search the reviews`} />
              {words === undefined && meta.totalCount > 1 ? <Orders path={path} sort={sort} /> : null}
            </div>
            {items.length === 0 ? (
              <p>
                <Trans>No review has these words. Try fewer of them.</Trans>
              </p>
            ) : null}
            <ul className={styles.list}>
              {items.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} isOfPage={model !== null}>
                    <ReportButton of="review" id={review.id} />
                  </ReviewCard>
                </li>
              ))}
            </ul>
            <Pagination
              firstPage={meta.currentPage}
              meta={meta}
              hrefOf={(page) => addressOf(path, { page, sort })}
            />
          </ContentSection>
        ) : (
          <NothingYet scope={scope} label={label} />
        )}
        {within.length === 0 ? null : (
          <ContentSection
            heading={
              brand === null && scope.kind !== undefined ? <Trans>By brand</Trans> : <Trans>By model</Trans>
            }
          >
            <ChipRow label={t`Most reviewed`}>
              {within.map((each) => (
                <ChipLink
                  key={`${each.kind}/${each.brand}/${each.model}`}
                  href={reviewsPath({ ...each, model: each.model ?? undefined })}
                  count={each.count}
                >
                  {each.name}
                </ChipLink>
              ))}
            </ChipRow>
          </ContentSection>
        )}
      </ContentPage>
    </>
  );
}

function addressOf(path: string, { page = 1, sort }: { page?: number; sort: ReviewOrder }): string {
  const query = new URLSearchParams({
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return String(query) === '' ? path : `${path}?${query}`;
}

function Heading({ words }: { readonly words: string | undefined }) {
  return words === undefined ? <Trans>Reviews</Trans> : <Trans>Found for “{words}”</Trans>;
}

function KindChips({ scope }: { readonly scope: ReviewScope }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <ChipRow label={t`Kinds of vehicle`}>
      <ChipLink href={reviewsPath()} aria-current={scope.kind === undefined ? 'page' : undefined}>
        <Trans>All</Trans>
      </ChipLink>
      {categories.map(({ slug, name }) => (
        <ChipLink
          key={slug}
          href={reviewsPath({ kind: slug })}
          aria-current={slug === scope.kind ? (scope.brand === undefined ? 'page' : 'true') : undefined}
        >
          {name[language]}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

function Orders({ path, sort }: { readonly path: string; readonly sort: ReviewOrder }) {
  const { t } = useLingui();
  const names = { newest: t`Newest`, highest: t`Highest stars`, lowest: t`Lowest stars` };
  return (
    <ChipRow label={t`Order`}>
      {reviewOrders.map((order) => (
        <ChipLink
          key={order}
          href={addressOf(path, { sort: order })}
          aria-current={order === sort ? 'true' : undefined}
        >
          {names[order]}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

function NothingYet({ scope, label }: { readonly scope: ReviewScope; readonly label: string }) {
  return (
    <BlankState
      icon={MessageSquareText}
      title={label === '' ? <Trans>No reviews yet</Trans> : <Trans>No reviews of the {label} yet</Trans>}
      actions={
        <ButtonLink href={writePath(scope)} icon={<Icon of={PenLine} />}>
          <Trans>Write the first one</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Tell others what your vehicle is like: what you pay for it, what broke, and what you would miss.
      </Trans>
    </BlankState>
  );
}

export const page: Page = {
  async load(api, location) {
    const answer = await api.get('ownerReviews', reviewsQueryOf(location));
    return {
      frame: { faqs: [], breadcrumbs: reviewsTrail(reviewScopeOf(location), answer, api.language) },
    };
  },
  Screen: OwnerReviewsScreen,
};
