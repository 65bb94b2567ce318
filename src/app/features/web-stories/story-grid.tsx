import { Plural } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import texts from '#app/ui/texts.module.css';
import { storyPath, storyPosterSize, storyPosterUrl } from '#contract/articles/story-paths.ts';
import type { StoryCard } from '#contract/articles/web-story.schema.ts';
import { pathInLanguage } from '#contract/language.ts';
import styles from './story-grid.module.css';

/** Posters of web stories. Plain links: a story is a document of its own. */
export function StoryGrid({ stories }: { readonly stories: readonly StoryCard[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.grid}>
      {stories.map(({ slug, title, pages }, at) => (
        <li key={slug}>
          <a href={pathInLanguage(storyPath(slug), language)} className={styles.card}>
            <img
              {...storyPosterSize}
              src={storyPosterUrl(slug)}
              alt=""
              loading={at < 4 ? 'eager' : 'lazy'}
              className={styles.poster}
            />
            <span className={styles.text}>
              <span className={styles.title}>{title}</span>
              <span className={texts.caption}>
                <Plural value={pages} one="# page" other="# pages" />
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
