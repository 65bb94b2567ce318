import { Trans, useLingui } from '@lingui/react/macro';
import { Newspaper } from 'lucide';
import type { ApiClient } from '#app/data/api/api-client.ts';
import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { ArticleFront, ArticleGrid, ArticleRows } from '#app/features/articles/article-list.tsx';
import { HelpStrip } from '#app/features/articles/help-strip.tsx';
import { SavedArticles } from '#app/features/articles/saved-articles.tsx';
import { Pagination } from '#app/features/search/pagination.tsx';
import { ArticleLinks } from '#app/features/seo/article-links.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { breadcrumbList } from '#app/features/seo/schema-org.ts';
import { DataBlock } from '#app/features/seo/structured-data.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageQuery } from '#app/page.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import { WordSearch } from '#app/ui/form/word-search.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import type { DataOf, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { ArticleCard } from '#contract/articles/article.schema.ts';
import { articleUnits, postTypes, postTypeWords } from '#contract/articles/article.ts';
import { type ArticlePlace, articlePath } from '#contract/articles/article-addresses.ts';
import { articleItems } from '#contract/articles/article-data.ts';
import {
  articleUnitNames,
  postTypeLeads,
  postTypeNames,
  sectionName,
  sectionTrail,
} from '#contract/articles/article-names.ts';
import { webStoriesPath } from '#contract/articles/story-paths.ts';
import { type Language, languages } from '#contract/language.ts';
import { breadcrumbsTo, type Step } from '#contract/site/breadcrumbs.ts';

export type IndexPlace = Extract<ArticlePlace, { readonly view: 'landing' | 'list' | 'tag' | 'model' }>;

const kindOf = (place: IndexPlace): QueryOf<'contentTags'> => ({
  postType: postTypeWords[place.postType].id,
  ...(place.view !== 'landing' && { categorySlug: place.bu }),
});

function listQuery(place: IndexPlace, { page }: PageQuery): QueryOf<'contentList'> {
  return {
    ...kindOf(place),
    ...(page !== undefined && { page }),
    ...(place.view === 'tag' && { tag: place.tag }),
    ...(place.view === 'model' && { brand: place.brand, model: place.model }),
  };
}

const wordsOf = ({ q }: PageQuery): string | undefined => (q?.trim() ? q.trim() : undefined);

function searchQuery(place: IndexPlace, query: PageQuery): QueryOf<'contentSearch'> | undefined {
  const words = place.view === 'landing' ? wordsOf(query) : undefined;
  return words === undefined
    ? undefined
    : { postType: postTypeWords[place.postType].id, searchString: words };
}

/** What is read most, on the first page of a landing. */
const popularQuery = (place: IndexPlace, query: PageQuery): QueryOf<'contentPopular'> | undefined =>
  place.view === 'landing' && query.page === undefined && wordsOf(query) === undefined
    ? kindOf(place)
    : undefined;

type Names = { readonly tag?: string | undefined; readonly model?: string | undefined };

/** Breadcrumbs up to the page. */
function trailOf(place: IndexPlace, names: Names, language: Language) {
  const landing: Step = [
    postTypeNames[place.postType][language],
    articlePath({ view: 'landing', postType: place.postType }, language),
  ];
  if (place.view === 'landing') return breadcrumbsTo(language, landing);
  const steps = sectionTrail(place, language);
  const own = place.view === 'tag' ? names.tag : place.view === 'model' ? names.model : undefined;
  return breadcrumbsTo(
    language,
    ...steps,
    ...(own === undefined ? [] : [[own, articlePath(place, language)] as const]),
  );
}

/** The name of a page's tag or model, from its answers. */
function namesOf(
  place: IndexPlace,
  tags: DataOf<'contentTags'> | undefined,
  models: DataOf<'contentModels'> | undefined,
): Names {
  if (place.view === 'tag') return { tag: tags?.find(({ slug }) => slug === place.tag)?.name ?? place.tag };
  if (place.view !== 'model') return {};
  const found = models?.find(({ brand, model }) => brand.slug === place.brand && model.slug === place.model);
  return { model: found ? `${found.brand.name} ${found.model.name}` : `${place.brand} ${place.model}` };
}

const modelsQuery = (place: IndexPlace): QueryOf<'contentModels'> | undefined =>
  place.view === 'model' ? { categorySlug: place.bu } : undefined;

/** The landing of a kind of article, a section, the articles of a tag, or the road tests of a model. */
export function ArticleIndex({ place, query }: { readonly place: IndexPlace; readonly query: PageQuery }) {
  const { t } = useLingui();
  const language = useLanguage();
  const words = wordsOf(query);
  const asked = searchQuery(place, query);
  const { data: models } = useApi('contentModels', modelsQuery(place));
  const { data: list } = useApi('contentList', listQuery(place, query));
  const { data: found } = useApi('contentSearch', asked);
  const { data: featured } = useApi('contentFeatured', place.view === 'landing' ? kindOf(place) : undefined);
  const { data: popular = [] } = useApi('contentPopular', popularQuery(place, query));
  const { data: tags } = useApi('contentTags', kindOf(place));
  if (!list) return null;

  const names = namesOf(place, tags, models);
  const path = articlePath(place, language);
  const section = place.view === 'landing' ? undefined : sectionName(place, language);
  const lead = postTypeLeads[place.postType][language];
  const { tag = '', model = '' } = names;
  const title = {
    landing: postTypeNames[place.postType][language],
    list: section ?? '',
    tag: t`${section ?? ''}: ${tag}`,
    model: t`Road tests of the ${model}`,
  }[place.view];
  const description = {
    landing: lead,
    list: lead,
    tag: t`Articles about ${tag}, the newest first.`,
    model: t`What the specification and the ads say about the ${model}.`,
  }[place.view];
  const { items, meta } = list;
  const isFirst = meta.currentPage === 1 && asked === undefined;
  const front = isFirst && place.view === 'landing' ? frontOf(featured ?? [], items) : [];
  const rest = items.filter(({ id }) => !front.some((card) => card.id === id));
  return (
    <>
      <Head
        title={meta.currentPage > 1 ? t`${title}, page ${meta.currentPage}` : title}
        description={description}
        canonicalPath={path}
        pathIn={Object.fromEntries(languages.map((each) => [each, articlePath(place, each)]))}
        pages={{ current: meta.currentPage, count: meta.pageCount }}
        isIndexed={asked === undefined && meta.totalCount > 0}
      />
      {asked === undefined ? (
        <ArticleLinks place={place} search={meta.currentPage > 1 ? `?page=${meta.currentPage}` : ''} />
      ) : null}
      <DataBlock
        things={(at) =>
          // The browser needs none of it.
          import.meta.env.SSR
            ? [breadcrumbList(trailOf(place, names, at.language), at), articleItems(items, at)]
            : []
        }
      />
      <ContentPage
        title={title}
        lead={description}
        head={
          <>
            {place.view === 'landing' ? (
              <WordSearch path={path} words={words} label={t`Search articles`} />
            ) : null}
            <KindChips place={place} />
          </>
        }
      >
        {asked === undefined ? (
          <>
            <ArticleFront cards={front} strip={<HelpStrip />} />
            {rest.length > 0 ? (
              <ContentSection heading={front.length > 0 ? <Trans>Latest</Trans> : <Trans>Articles</Trans>}>
                <ArticleGrid cards={rest} />
              </ContentSection>
            ) : null}
            {items.length === 0 ? <NothingYet place={place} /> : null}
            <Pagination
              firstPage={meta.currentPage}
              meta={meta}
              hrefOf={(page) => (page === 1 ? path : `${path}?page=${page}`)}
            />
          </>
        ) : (
          <ContentSection heading={<Trans>Found for “{words}”</Trans>}>
            {found && found.length > 0 ? <ArticleGrid cards={found} /> : <NothingFound path={path} />}
          </ContentSection>
        )}
        {popular.length === 0 ? null : (
          <ContentSection heading={<Trans>Most read</Trans>}>
            <ArticleRows cards={popular} />
          </ContentSection>
        )}
        <SavedArticles />
        {place.view === 'landing' || !tags || tags.length === 0 ? null : (
          <ContentSection heading={<Trans>Tags</Trans>}>
            <ChipRow label={t`Tags`}>
              {tags.map(({ slug, name, count }) => (
                <ChipLink
                  key={slug}
                  href={articlePath({ ...place, view: 'tag', tag: slug }, language)}
                  count={count}
                  aria-current={place.view === 'tag' && place.tag === slug ? 'page' : undefined}
                >
                  {name}
                </ChipLink>
              ))}
            </ChipRow>
          </ContentSection>
        )}
      </ContentPage>
    </>
  );
}

/** Featured articles first, then the latest: four in all. */
function frontOf(featured: readonly ArticleCard[], latest: readonly ArticleCard[]): ArticleCard[] {
  return [...featured, ...latest.filter(({ id }) => !featured.some((card) => card.id === id))].slice(0, 4);
}

function KindChips({ place }: { readonly place: IndexPlace }) {
  const { t } = useLingui();
  const language = useLanguage();
  const bu = place.view === 'landing' ? undefined : place.bu;
  return (
    <ChipRow label={t`Kinds of article`}>
      {postTypes.map((postType) => (
        <ChipLink
          key={postType}
          href={articlePath(bu ? { view: 'list', postType, bu } : { view: 'landing', postType }, language)}
          aria-current={postType === place.postType && bu === undefined ? 'page' : undefined}
        >
          {postTypeNames[postType][language]}
        </ChipLink>
      ))}
      {bu === undefined ? (
        <ChipLink href={webStoriesPath}>
          <Trans>Web stories</Trans>
        </ChipLink>
      ) : null}
      {articleUnits.map((unit) => (
        <ChipLink
          key={unit}
          href={articlePath({ view: 'list', postType: place.postType, bu: unit }, language)}
          aria-current={unit === bu && place.view === 'list' ? 'page' : undefined}
        >
          {articleUnitNames[unit][language]}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

function NothingYet({ place }: { readonly place: IndexPlace }) {
  const language = useLanguage();
  return (
    <BlankState
      icon={Newspaper}
      title={<Trans>No article here yet</Trans>}
      actions={
        <ButtonLink
          variant="secondary"
          href={articlePath({ view: 'landing', postType: place.postType }, language)}
        >
          {postTypeNames[place.postType][language]}
        </ButtonLink>
      }
    >
      <Trans>What we have written on other subjects is one tap away.</Trans>
    </BlankState>
  );
}

function NothingFound({ path }: { readonly path: string }) {
  return (
    <BlankState
      icon={Newspaper}
      title={<Trans>No article has these words</Trans>}
      actions={
        <ButtonLink variant="secondary" href={path}>
          <Trans>All articles</Trans>
        </ButtonLink>
      }
    >
      <Trans>Try fewer words, or only their beginnings.</Trans>
    </BlankState>
  );
}

export async function loadIndex(
  api: ApiClient,
  place: IndexPlace,
  query: PageQuery,
): ReturnType<Page['load']> {
  const asked = searchQuery(place, query);
  const popularOf = popularQuery(place, query);
  const [list, tags, models] = await Promise.all([
    api.get('contentList', listQuery(place, query)),
    api.get('contentTags', kindOf(place)),
    place.view === 'model' ? api.get('contentModels', { categorySlug: place.bu }) : undefined,
    place.view === 'landing' ? api.get('contentFeatured', kindOf(place)) : undefined,
    popularOf && api.get('contentPopular', popularOf),
    asked && api.get('contentSearch', asked),
  ]);
  if (list.meta.currentPage > list.meta.pageCount) throw new ApiError('not_found', 'the list is shorter');
  return { frame: { faqs: [], breadcrumbs: trailOf(place, namesOf(place, tags, models), api.language) } };
}
