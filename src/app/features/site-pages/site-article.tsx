import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContentsChip } from '#app/ui/contents-chip.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { dateText } from '#contract/date-text.ts';
import type { SitePage, SitePageBlock } from '#contract/site-pages/site-page.schema.ts';
import styles from './site-article.module.css';

/** A text page: summary, sections, and its contents as a chip. */
export function SiteArticle({ page }: { readonly page: SitePage }) {
  const { title, description, updatedOn, sections } = page;
  const language = useLanguage();
  const article = useRef<HTMLElement>(null);
  const updated = dateText(updatedOn, 'long', language);
  return (
    <article ref={article} className={styles.article}>
      <h1 className={texts.pageTitle}>{title}</h1>
      <p className={patterns.summary}>{description}</p>
      <p className={texts.faint}>
        <Trans>Last changed on {updated}</Trans>
      </p>
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} id={id} className={styles.section}>
          <h2 className={texts.sheetTitle}>{heading}</h2>
          {blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
      {sections.length < 4 ? null : (
        <ContentsChip headings={sections.map(({ id, heading: text }) => ({ id, text }))} text={article} />
      )}
    </article>
  );
}

function Block({ block }: { readonly block: SitePageBlock }) {
  if (block.kind === 'text') return <p>{block.text}</p>;
  if (block.kind === 'list')
    return (
      <ul className={styles.list}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  if (block.kind === 'links')
    return (
      <ul className={layouts.wrap8}>
        {block.links.map(({ label, url }) => (
          <li key={url}>
            <AppLink href={url} className={styles.link}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    );
  return (
    <dl className={layouts.lined}>
      {block.facts.map(({ term, text }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
