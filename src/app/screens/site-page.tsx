import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { SiteArticle } from '#app/features/site-pages/site-article.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { sitePagePaths } from '#contract/account/account-paths.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import type { SitePageName } from '#contract/site-pages/site-page.schema.ts';

const names: readonly SitePageName[] = ['about', 'privacy', 'terms', 'regulation', 'returns'];

function nameOf(path: string): SitePageName | undefined {
  return names.find((name) => sitePagePaths[name] === path);
}

function SitePageScreen({ location: { path } }: { location: PageLocation }) {
  const name = nameOf(path);
  const { data } = useApi('sitePage', name && { name });
  if (!data) return null;
  return (
    <>
      <Head title={data.title} description={data.description} canonicalPath={path} />
      <SiteArticle page={data} />
    </>
  );
}

export const page: Page = {
  async load(api, { path }) {
    const name = nameOf(path);
    if (name === undefined) throw new ApiError('not_found', 'no page of the site is at this address');
    const { title } = await api.get('sitePage', { name });
    return { frame: { faqs: [], breadcrumbs: breadcrumbsTo(api.language, [title, path]) } };
  },
  Screen: SitePageScreen,
};
