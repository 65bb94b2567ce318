import { useOrigin } from '#app/data/api/site-origin.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { defaultLanguage, languages, localeOf, pathInLanguage } from '#contract/language.ts';
import { socialPictureSize } from '#contract/listing/picture.ts';
import type { HeadProps } from './head-props.ts';
import { pageSearch } from './page-search.ts';

/** The link preview of pages without a picture. */
const siteImage = { url: '/icons/icon-512.png', width: 512, height: 512 };

const openGraphLocale = (language: keyof typeof localeOf) => localeOf[language].replace('-', '_');

/**
 * Metadata for search engines and messengers: alternate languages, neighbouring pages of a list, OpenGraph.
 * Only documents need it, so only the server renders it.
 */
export function SharingHead({
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
