import { Plural } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import texts from '#app/ui/texts.module.css';
import type { ArticleCard as Card } from '#contract/articles/article.schema.ts';
import { pathOfArticle } from '#contract/articles/article-addresses.ts';
import { sectionName } from '#contract/articles/article-names.ts';
import { dateText } from '#contract/date-text.ts';
import styles from './article-card.module.css';

type Props = {
  readonly card: Card;
  /** `lead` is the first of a page, `row` has a small picture beside the text. */
  readonly look?: 'lead' | 'row' | 'tile';
};

/** An article in a list. */
export function ArticleCard({ card, look = 'tile' }: Props) {
  const language = useLanguage();
  const { title, summary, picture, published, minutes } = card;
  return (
    <AppLink href={pathOfArticle(card, language)} className={classNames(styles.card, styles[look])}>
      {/* The title says what the article is about. */}
      <Picture
        picture={picture && { key: picture.key, preview: '' }}
        alt=""
        eager={look === 'lead'}
        most={look === 'lead' ? 960 : 480}
        sizes={sizes[look]}
        className={styles.picture}
      />
      <span className={styles.text}>
        <span className={styles.section}>{sectionName(card, language)}</span>
        <span className={styles.title}>{title}</span>
        {look === 'lead' ? <span className={styles.summary}>{summary}</span> : null}
        <span className={texts.faint}>
          <time dateTime={published}>{dateText(published, 'medium', language)}</time>
          {' · '}
          <Plural value={minutes} one="# minute" other="# minutes" />
        </span>
      </span>
    </AppLink>
  );
}

const sizes = {
  lead: '(min-width: 64em) 660px, 100vw',
  row: '148px',
  tile: '(min-width: 64em) 320px, (min-width: 40em) 50vw, 112px',
} as const;
