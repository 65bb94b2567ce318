import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { ApiError } from '#app/data/api/api-error.ts';
import { inTime } from '#app/data/api/in-time.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { SegmentedTabs } from '#app/ui/form/segmented-tabs.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { ArticleContent } from '#contract/articles/article-content.ts';
import { dayInJakarta } from '#contract/dates.ts';
import type { Language } from '#contract/language.ts';
import styles from './publishing.module.css';
import { StaffState } from './staff-state.tsx';

/** The readers' own component. */
export type Body = ComponentType<{
  readonly article: DataOf<'contentDetail'>;
  readonly actions: ReactNode;
}>;

/** The article as its readers see it; the server renders and sanitises the text as it does for them. */
export function ArticlePreview({ content, Body }: { readonly content: ArticleContent; readonly Body: Body }) {
  const { t } = useLingui();
  const api = useApiClient();
  const [language, setLanguage] = useState<Language>('id');
  const text = content.texts[language];
  const { data, error, mutate } = useSWR(['article preview', language, text.body], () =>
    inTime(api.post('staffArticlePreview', { language, content: text.body })),
  );
  return (
    <SegmentedTabs<Language>
      label={t`Language of the preview`}
      tabs={[
        { key: 'id', label: 'Indonesia' },
        { key: 'en', label: 'English' },
      ]}
      selected={language}
      onSelect={setLanguage}
    >
      {error instanceof ApiError ? (
        <StaffState
          state={{ kind: 'refused', message: error.message, isGone: false }}
          onAgain={() => void mutate()}
        />
      ) : error ? (
        <p className={styles.note}>
          <Trans>The preview is made by the server and needs a connection. What you write is kept.</Trans>
        </p>
      ) : data === undefined ? (
        <Skeleton height="320px" radius="12px" />
      ) : (
        <div lang={language} className={styles.preview}>
          <Body
            key={language}
            actions={null}
            article={{
              // Of no article, so that no reading position is mixed up.
              id: 0,
              ...{ postType: content.postType, bu: content.bu, slug: text.slug },
              ...{ title: text.title, summary: text.summary, author: content.author },
              ...{ published: dayInJakarta(new Date()), updated: null, picture: null, ...data },
              slugs: { id: content.texts.id.slug, en: content.texts.en.slug },
              pictures: content.pictures.map(({ key, alts, captions }) => ({
                ...{ key, alt: alts[language], caption: captions[language] },
              })),
              ...{ tags: [], models: [], related: [] },
            }}
          />
        </div>
      )}
    </SegmentedTabs>
  );
}
