import { useLingui } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { breadcrumbList } from '#app/features/seo/schema-org.ts';
import { DataBlock } from '#app/features/seo/structured-data.tsx';
import { StoryGrid } from '#app/features/web-stories/story-grid.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page } from '#app/page.ts';
import { ContentPage } from '#app/ui/content.tsx';
import { webStoriesPath } from '#contract/articles/story-paths.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';

const trailOf = (language: Language) =>
  breadcrumbsTo(language, [localized('Web stories')[language], webStoriesPath]);

function WebStoriesScreen() {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: stories } = useApi('contentStories', {});
  const lead = t`Short stories in pictures: prices from our ads, and what to look at before you buy or sell.`;
  if (!stories) return null;
  return (
    <>
      <Head title={t`Web stories`} description={lead} canonicalPath={webStoriesPath} />
      <DataBlock things={(at) => (import.meta.env.SSR ? [breadcrumbList(trailOf(language), at)] : [])} />
      <ContentPage title={t`Web stories`} lead={lead}>
        <StoryGrid stories={stories} />
      </ContentPage>
    </>
  );
}

export const page: Page = {
  async load(api) {
    await api.get('contentStories', {});
    return { frame: { faqs: [], breadcrumbs: trailOf(api.language) } };
  },
  Screen: WebStoriesScreen,
};
