import { useOrigin } from '#app/data/site-origin.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { defaultLanguage, languages, localeOf, pathInLanguage } from '#contract/language.ts';

export type HeadProps = {
  readonly title: string;
  readonly description: string;
  /** The page's one address, without language prefix; absent on pages that are none (errors). */
  readonly canonicalPath?: string;
  /** Kept in the canonical address: `page` names itself, sort orders do not. */
  readonly canonicalSearch?: string;
  readonly isIndexed?: boolean;
  readonly imageUrl?: string | undefined;
};

/** Title, description, canonical address and the same page in the other languages. React hoists them into the head. */
export function Head({
  title,
  description,
  canonicalPath,
  canonicalSearch = '',
  isIndexed = true,
  imageUrl,
}: HeadProps) {
  const origin = useOrigin();
  const language = useLanguage();
  const addressIn = (other: typeof language) =>
    origin + pathInLanguage(canonicalPath ?? '/', other) + canonicalSearch;
  return (
    <>
      <title>{`${title} | Lajur`}</title>
      <meta name="description" content={description} />
      {isIndexed ? null : <meta name="robots" content="noindex, follow" />}
      {canonicalPath === undefined ? null : (
        <>
          <link rel="canonical" href={addressIn(language)} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={addressIn(language)} />
          <meta property="og:locale" content={localeOf[language].replace('-', '_')} />
          {imageUrl === undefined ? null : <meta property="og:image" content={origin + imageUrl} />}
        </>
      )}
    </>
  );
}
