import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { dateText } from '#contract/date-text.ts';
import type { SitePage, SitePageBlock } from '#contract/site-pages/site-page.schema.ts';
import styles from './site-article.module.css';

/** A text page: summary, table of contents, and sections. */
export function SiteArticle({ page }: { readonly page: SitePage }) {
  const { title, description, updatedOn, sections } = page;
  const language = useLanguage();
  const updated = dateText(updatedOn, 'long', language);
  return (
    <article className={styles.article}>
      <h1 className={texts.pageTitle}>{title}</h1>
      <p className={patterns.summary}>{description}</p>
      <p className={texts.faint}>
        <Trans>Last changed on {updated}</Trans>
      </p>
      {sections.length < 4 ? null : (
        <ol className={classNames(layouts.card, patterns.ruled, styles.contents)}>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              {/* A plain anchor: the target is on the same page. */}
              <a href={`#${id}`} className={patterns.strongLineLink}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      )}
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} id={id} className={styles.section}>
          <h2 className={texts.sheetTitle}>{heading}</h2>
          {blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
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
