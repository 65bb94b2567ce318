import { Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import { ModificationIdeas, ModificationSource } from '#app/features/modification/modification-ideas.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { ListData } from '#app/features/seo/list-data.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page } from '#app/page.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { modificationPaths, modifiedKinds } from '#contract/vehicles/vehicle-paths.ts';

const kinds = categories.filter(({ slug }) => modifiedKinds.some((kind) => kind === slug));
const queryOf = (id: number) => ({ categoryId: String(id) });
const titleOf = (language: Language) => localized('Ideas for modifying cars and motorcycles')[language];

const trailOf = (language: Language) => breadcrumbsTo(language, [titleOf(language), modificationPaths[0]]);

function KindSection({ category: { id, slug, name } }: { readonly category: (typeof kinds)[number] }) {
  const language = useLanguage();
  const { data } = useApi('modification', queryOf(id));
  if (!data) return null;
  return (
    <ContentSection id={slug} heading={name[language]}>
      <ModificationIdeas kind={slug} answer={data} />
      <ModificationSource asOf={data.asOf} />
    </ContentSection>
  );
}

function ModificationScreen() {
  const { t } = useLingui();
  const language = useLanguage();
  const title = titleOf(language);
  const description = t`What modifications cost, how hard they are, what the law allows, and what they do to warranty and insurance.`;
  return (
    <>
      <Head title={title} description={description} canonicalPath={modificationPaths[0]} />
      <ListData items={[]} breadcrumbs={trailOf(language)} faqs={[]} />
      <ContentPage
        title={title}
        lead={
          <Trans>
            Begin with what is felt most: tyres, brakes and lights. Each idea says what it costs and what it
            does to your papers, warranty and insurance.
          </Trans>
        }
      >
        {kinds.map((category) => (
          <KindSection key={category.id} category={category} />
        ))}
      </ContentPage>
    </>
  );
}

export const page: Page = {
  async load(api) {
    await Promise.all(kinds.map(({ id }) => api.get('modification', queryOf(id))));
    return { frame: { faqs: [], breadcrumbs: trailOf(api.language) } };
  },
  Screen: ModificationScreen,
};
