import { useOrigin } from '#app/data/api/site-origin.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { defaultLanguage, type Language, languages, localeOf, pathInLanguage } from '#contract/language.ts';
import { socialPictureSize } from '#contract/listing/picture.ts';

/** The link preview of pages without a picture. */
const siteImage = { url: '/icons/icon-512.png', width: 512, height: 512 };

const openGraphLocale = (language: keyof typeof localeOf) => localeOf[language].replace('-', '_');

type HeadProps = {
  readonly title: string;
  readonly description: string;
  /** The page's canonical path, without language prefix; absent on error pages. */
  readonly canonicalPath?: string;
  /**
   * The paths of the same page in each language, where they differ; without it, all have `canonicalPath`.
   * Of a page that exists in one language, only that.
   */
  readonly pathIn?: Readonly<Partial<Record<Language, string>>>;
  /** Page number of a paginated list, which is part of its canonical address; sort orders are not. */
  readonly pages?: { readonly current: number; readonly count: number };
  readonly isIndexed?: boolean;
  /** The link preview's picture, with the size `socialPictureSize`. */
  readonly imageUrl?: string | undefined;
};

/**
 * Metadata for search engines and messengers: alternate languages, neighbouring pages of a list, OpenGraph.
 * Only documents need it, so only the server renders it.
 */
function SharingHead({
  title,
  description,
  canonicalPath,
  pages = { current: 1, count: 1 },
  pathIn,
  imageUrl,
}: HeadProps & { readonly canonicalPath: string }) {
  const origin = useOrigin();
  const language = useLanguage();
  const { current, count } = pages;
  const addressIn = (other: typeof language, page = current) =>
    origin + pathInLanguage(pathIn?.[other] ?? canonicalPath, other) + pageSearch(page);
  const alternates = languages.filter((other) => pathIn === undefined || pathIn[other] !== undefined);
  const image = imageUrl === undefined ? siteImage : { url: imageUrl, ...socialPictureSize };
  return (
    <>
      {alternates.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
      ))}
      {alternates.includes(defaultLanguage) ? (
        <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
      ) : null}
      {current > 1 ? <link rel="prev" href={addressIn(language, current - 1)} /> : null}
      {current < count ? <link rel="next" href={addressIn(language, current + 1)} /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Lajur" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {alternates
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
      <meta property="og:image" content={origin + image.url} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content={imageUrl === undefined ? 'summary' : 'summary_large_image'} />
    </>
  );
}

/**
 * Title, description and canonical address, and on the server the metadata for crawlers. React hoists the
 * elements into the head.
 */
export function Head(props: HeadProps) {
  const { title, description, canonicalPath, pages, isIndexed = true } = props;
  const origin = useOrigin();
  const language = useLanguage();
  return (
    <>
      <title>{`${title} | Lajur`}</title>
      <meta name="description" content={description} />
      {isIndexed ? null : <meta name="robots" content="noindex, follow" />}
      {canonicalPath === undefined ? null : (
        <>
          <link
            rel="canonical"
            href={origin + pathInLanguage(canonicalPath, language) + pageSearch(pages?.current)}
          />
          {import.meta.env.SSR ? <SharingHead {...props} canonicalPath={canonicalPath} /> : null}
        </>
      )}
    </>
  );
}

/** The query of a list page; empty for the first. */
function pageSearch(page = 1): string {
  return page > 1 ? `?page=${page}` : '';
}
