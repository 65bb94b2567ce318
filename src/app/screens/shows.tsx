import { Trans } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { breadcrumbList } from '#app/features/seo/schema-org.ts';
import { DataBlock, FaqData } from '#app/features/seo/structured-data.tsx';
import { ShowCards, ShowVisitors } from '#app/features/shows/show-cards.tsx';
import { showEvent } from '#app/features/shows/show-event.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page } from '#app/page.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import texts from '#app/ui/texts.module.css';
import type { Language } from '#contract/language.ts';
import { showsPath } from '#contract/shows/show-paths.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';

const trailOf = (language: Language) => breadcrumbsTo(language, ['GIIAS', showsPath]);

function ShowsScreen() {
  const language = useLanguage();
  const { data } = useApi('contentShows', {});
  if (!data) return null;
  const { title, description, shows, faqs } = data;
  const coming = shows.filter(({ state }) => state !== 'over');
  const past = shows.filter(({ state }) => state === 'over');
  return (
    <>
      <Head title={title} description={description} canonicalPath={showsPath} />
      <DataBlock
        things={(at) =>
          import.meta.env.SSR
            ? [
                breadcrumbList(trailOf(language), at),
                ...shows.filter(({ isEstimate }) => !isEstimate).map(showEvent),
              ]
            : []
        }
      />
      <FaqData faqs={faqs} />
      <ContentPage title={title} lead={description}>
        <ContentSection id="berikutnya" heading={<Trans>Next</Trans>}>
          {coming.length === 0 ? (
            <p>
              <Trans>The dates of the next edition are not known to us yet.</Trans>
            </p>
          ) : (
            <ShowCards shows={coming} />
          )}
        </ContentSection>
        {shows.filter(({ visitors }) => visitors !== null).length < 2 ? null : (
          <ContentSection id="pengunjung" heading={<Trans>Visitors by edition</Trans>}>
            <ShowVisitors shows={shows} />
            <p className={texts.note}>
              <Trans>Editions whose number we know; their sources are with each edition.</Trans>
            </p>
          </ContentSection>
        )}
        {past.length === 0 ? null : (
          <ContentSection id="sebelumnya" heading={<Trans>Past editions</Trans>}>
            <ShowCards shows={past} />
            <p className={texts.note}>
              <Trans>
                The cars are drawings: a model that was launched at the edition where we know one, else one of
                those most sold now.
              </Trans>
            </p>
          </ContentSection>
        )}
      </ContentPage>
    </>
  );
}

export const page: Page = {
  async load(api) {
    const { title, faqs } = await api.get('contentShows', {});
    return { frame: { faqs, faqTitle: title, breadcrumbs: trailOf(api.language) } };
  },
  Screen: ShowsScreen,
};
