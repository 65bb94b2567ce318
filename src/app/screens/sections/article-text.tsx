import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ApiClient } from '#app/data/api/api-client.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { ArticleBody } from '#app/features/articles/article-body.tsx';
import { ArticleGrid } from '#app/features/articles/article-list.tsx';
import { SaveArticle } from '#app/features/articles/save-article.tsx';
import { useCountReader } from '#app/features/articles/use-count-reader.ts';
import { ListingRail } from '#app/features/listing/listing-rail.tsx';
import { ArticleLinks } from '#app/features/seo/article-links.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { breadcrumbList } from '#app/features/seo/schema-org.ts';
import { DataBlock } from '#app/features/seo/structured-data.tsx';
import { ShareButton } from '#app/features/share/share-button.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page } from '#app/page.ts';
import { ChipLink } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import type { DataOf, QueryOf } from '#contract/api/endpoint-schemas.ts';
import { type ArticlePlace, articlePath, pathOfArticle } from '#contract/articles/article-addresses.ts';
import { newsArticle } from '#contract/articles/article-data.ts';
import { sectionTrail } from '#contract/articles/article-names.ts';
import { type Language, languages } from '#contract/language.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import { newVehiclesPath, vehicleKinds } from '#contract/vehicles/vehicle-paths.ts';
import styles from './article-text.module.css';

type TextPlace = Extract<ArticlePlace, { readonly view: 'article' }>;
type Article = DataOf<'contentDetail'>;

/** An address may have the article's number in place of its slug. */
const queryOf = ({ slug }: TextPlace): QueryOf<'contentDetail'> =>
  /^[1-9]\d{0,8}$/.test(slug) ? { id: slug } : { slug };

const trailOf = (article: Article, language: Language) =>
  breadcrumbsTo(language, ...sectionTrail(article, language), [
    article.title,
    pathOfArticle(article, language),
  ]);

/** The list of used cars of the first model that has any. */
function carsQuery({ models }: Pick<Article, 'models'>): QueryOf<'listings'> | undefined {
  const search = models.find(({ used }) => used !== null)?.used?.search;
  return search === undefined ? undefined : { search, pageSize: '8' };
}

export function ArticleText({ place }: { readonly place: TextPlace }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: article } = useApi('contentDetail', queryOf(place));
  const { data: cars } = useApi('listings', article && carsQuery(article));
  useCountReader(article?.id);
  if (!article) return null;
  const path = pathOfArticle(article, language);
  const { title, summary, slugs, postType, bu, tags, models, related, slug, pictures } = article;
  const forSale = models.find(({ used }) => used !== null);
  const name = forSale ? `${forSale.brand.name} ${forSale.name}` : '';
  return (
    <>
      <Head
        title={title}
        description={summary}
        canonicalPath={path}
        pathIn={Object.fromEntries(
          languages
            .filter((each) => slugs[each] !== '')
            .map((each) => [each, pathOfArticle({ postType, bu, slug: slugs[each] }, each)]),
        )}
      />
      <ArticleLinks place={{ ...article, view: 'article' }} />
      <DataBlock
        things={(at) =>
          // The browser needs none of it.
          import.meta.env.SSR
            ? [breadcrumbList(trailOf(article, at.language), at), newsArticle(article, at)]
            : []
        }
      />
      <ArticleBody
        key={article.id}
        article={article}
        actions={
          <>
            <SaveArticle slug={slug} pictures={pictures.map(({ key }) => key)} html={article.html} />
            <ShareButton path={path} title={title} />
          </>
        }
      />
      <div className={styles.after}>
        {tags.length === 0 ? null : (
          <nav className={styles.tags} aria-label={t`Tags`}>
            {tags.map(({ slug: tag, name: text }) => (
              <ChipLink key={tag} href={articlePath({ view: 'tag', postType, bu, tag }, language)}>
                {text}
              </ChipLink>
            ))}
          </nav>
        )}
        {models.length === 0 ? null : (
          <ContentSection heading={<Trans>Models in this article</Trans>}>
            <ul className={styles.models}>
              {models.map((model) => (
                <li key={`${model.kind}/${model.slug}`}>
                  <Model model={model} />
                </li>
              ))}
            </ul>
          </ContentSection>
        )}
        {cars && cars.items.length > 0 && forSale?.used ? (
          <ContentSection heading={<Trans>Used {name} for sale</Trans>}>
            <ListingRail cars={cars.items} />
            <AppLink href={forSale.used.url} className={classNames(texts.green, styles.all)}>
              <Trans>See all {formatNumber(forSale.used.count, language)}</Trans>
            </AppLink>
          </ContentSection>
        ) : null}
        {related.length === 0 ? null : (
          <ContentSection heading={<Trans>Read on</Trans>}>
            <ArticleGrid cards={related} />
          </ContentSection>
        )}
      </div>
    </>
  );
}

/** A model that the article speaks of, with its price new and its used ones. */
function Model({ model }: { readonly model: Article['models'][number] }) {
  const language = useLanguage();
  const { brand, slug, name, prices, used } = model;
  const kind = vehicleKinds.find((each) => each === model.kind);
  const label = `${brand.name} ${name}`;
  return (
    <div className={classNames(layouts.card, styles.model)}>
      {kind ? (
        <AppLink href={newVehiclesPath(kind, brand.slug, slug)} className={styles.name}>
          {label}
        </AppLink>
      ) : (
        <span className={styles.name}>{label}</span>
      )}
      <span className={texts.quietFigures}>
        {prices === null ? (
          <Trans>Price new not known</Trans>
        ) : (
          <Trans>New from {formatPrice(prices.min, language)}</Trans>
        )}
      </span>
      {used === null ? null : (
        <AppLink href={used.url} className={classNames(texts.green, styles.used)}>
          <Plural value={used.count} one="# used for sale" other="# used for sale" />
        </AppLink>
      )}
    </div>
  );
}

export async function loadText(api: ApiClient, place: TextPlace, path: string): ReturnType<Page['load']> {
  const article = await api.get('contentDetail', queryOf(place));
  const own = pathOfArticle(article, api.language);
  if (own !== path) return { redirect: own };
  const cars = carsQuery(article);
  // Without a connection a saved article has no cars beside it.
  if (cars) await api.get('listings', cars).catch(() => undefined);
  return { frame: { faqs: [], breadcrumbs: trailOf(article, api.language) } };
}
