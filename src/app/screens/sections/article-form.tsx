import { Plural, useLingui } from '@lingui/react/macro';
import type { ApiClient } from '#app/data/api/api-client.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page } from '#app/page.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { postTypeWords } from '#contract/articles/article.ts';
import { type ArticleSection, articlePath, articleSections } from '#contract/articles/article-addresses.ts';
import { sectionName } from '#contract/articles/article-names.ts';
import styles from './article-form.module.css';

type View = 'roadTestForm' | 'tagForm';

/** Chooses the model of a road test, or a tag. Links rather than fields: they work without script. */
export function ArticleForm({ view }: { readonly view: View }) {
  const { t } = useLingui();
  const language = useLanguage();
  const title = view === 'tagForm' ? t`Choose a tag` : t`Choose a model with a road test`;
  const description =
    view === 'tagForm'
      ? t`All subjects of our articles, by kind of article and vehicle.`
      : t`All models whose specification and market we have reviewed.`;
  return (
    <>
      <Head
        title={title}
        description={description}
        canonicalPath={articlePath({ view }, language)}
        isIndexed={false}
      />
      <ContentPage title={title} lead={description}>
        {view === 'tagForm' ? <Tags /> : <Models />}
      </ContentPage>
    </>
  );
}

function Models() {
  const language = useLanguage();
  const { data: models = [] } = useApi('contentModels', {});
  const sections = articleSections.filter(({ postType }) => postType === 'road-test');
  return sections.map((section) => (
    <Choices
      key={section.bu}
      heading={sectionName(section, language)}
      choices={models
        .filter(({ bu }) => bu === section.bu)
        .map(({ brand, model, count }) => ({
          href: articlePath({ view: 'model', ...section, brand: brand.slug, model: model.slug }, language),
          name: `${brand.name} ${model.name}`,
          count,
        }))}
    />
  ));
}

function Tags() {
  return articleSections.map((section) => (
    <TagsOf key={`${section.postType} ${section.bu}`} section={section} />
  ));
}

function TagsOf({ section }: { readonly section: ArticleSection }) {
  const language = useLanguage();
  const { data: tags = [] } = useApi('contentTags', queryOf(section));
  return (
    <Choices
      heading={sectionName(section, language)}
      choices={tags.map(({ slug, name, count }) => ({
        href: articlePath({ view: 'tag', ...section, tag: slug }, language),
        ...{ name, count },
      }))}
    />
  );
}

const queryOf = ({ postType, bu }: ArticleSection) => ({
  postType: postTypeWords[postType].id,
  categorySlug: bu,
});

type Choice = { readonly href: string; readonly name: string; readonly count: number };

function Choices({ heading, choices }: { readonly heading: string; readonly choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <ContentSection heading={heading}>
      <ul className={styles.choices}>
        {choices.map(({ href, name, count }) => (
          <li key={href}>
            <AppLink href={href} className={styles.choice}>
              {name}
              <span className={texts.faint}>
                <Plural value={count} one="# article" other="# articles" />
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </ContentSection>
  );
}

export async function loadForm(api: ApiClient, view: View): ReturnType<Page['load']> {
  await (view === 'tagForm'
    ? Promise.all(articleSections.map((section) => api.get('contentTags', queryOf(section))))
    : api.get('contentModels', {}));
  return { frame: { faqs: [] } };
}
