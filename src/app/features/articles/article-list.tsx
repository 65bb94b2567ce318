import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import type { ArticleCard as Card } from '#contract/articles/article.schema.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './article-list.module.css';

type FrontProps = {
  readonly cards: readonly Card[];
  /** Below those beside the first. */
  readonly strip: ReactNode;
};

/** The first article large, and three beside it. */
export function ArticleFront({ cards, strip }: FrontProps) {
  const [first, ...rest] = cards;
  if (!first) return null;
  return (
    <div className={classNames(layouts.stack20, styles.front)}>
      <ArticleCard card={first} look="lead" />
      <div className={styles.aside}>
        <ul className={styles.beside}>
          {rest.slice(0, 3).map((card) => (
            <li key={card.id}>
              <ArticleCard card={card} look="row" />
            </li>
          ))}
        </ul>
        {strip}
      </div>
    </div>
  );
}

export function ArticleGrid({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.id}>
          <ArticleCard card={card} />
        </li>
      ))}
    </ul>
  );
}

export function ArticleRows({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <ul className={styles.rows}>
      {cards.map((card) => (
        <li key={card.id}>
          <ArticleCard card={card} look="row" />
        </li>
      ))}
    </ul>
  );
}
