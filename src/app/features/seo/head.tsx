import { useOrigin } from '#app/data/api/site-origin.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pathInLanguage } from '#contract/language.ts';
import type { HeadProps } from './head-props.ts';
import { pageSearch } from './page-search.ts';
import { SharingHead } from './sharing-head.tsx';

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
