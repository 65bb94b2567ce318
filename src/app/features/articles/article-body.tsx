import { Plural, Trans } from '@lingui/react/macro';
import { Fragment, type MouseEvent, type ReactNode, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentsChip } from '#app/ui/contents-chip.tsx';
import { isPlain } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Picture } from '#app/ui/picture.tsx';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { illustrated } from '#contract/articles/illustrated.ts';
import { dateText } from '#contract/date-text.ts';
import styles from './article-body.module.css';
import { useReading } from './use-reading.ts';

const textStyle = classNames(patterns.strongLinks, styles.html);

/** Links of the text lead through the app, like all others. */
function follow(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlain(event) || link.origin !== location.origin || link.hash !== '') return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}

type Props = {
  readonly article: DataOf<'contentDetail'>;
  /** Sharing and saving. */
  readonly actions: ReactNode;
};

/** An article's title, pictures and text; its contents are one chip that stays in view. */
export function ArticleBody({ article, actions }: Props) {
  const language = useLanguage();
  const text = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { earlier, goThere } = useReading(article.id, text, bar);
  const { title, summary, author, published, updated, minutes, pictures, headings, html } = article;
  const [first, ...others] = pictures;
  const changed = updated === null ? '' : dateText(updated, 'medium', language);
  const figure = ({ key, alt, caption }: (typeof pictures)[number], eager: boolean) => (
    <figure key={key} className={styles.figure}>
      <Picture
        picture={{ key, preview: '' }}
        alt={alt}
        eager={eager}
        most={960}
        sizes="(min-width: 48em) 720px, 100vw"
        className={styles.picture}
      />
      {caption === '' ? null : <figcaption className={texts.faint}>{caption}</figcaption>}
    </figure>
  );
  return (
    <>
      <div className={styles.lane} aria-hidden="true">
        <div ref={bar} className={styles.bar} />
      </div>
      <article className={styles.article}>
        <h1 className={classNames(texts.pageTitle, styles.title)}>{title}</h1>
        <p className={texts.faint}>
          {author}
          {' · '}
          <time dateTime={published}>{dateText(published, 'medium', language)}</time>
          {' · '}
          <Plural value={minutes} one="# minute" other="# minutes" />
          {updated === null ? null : (
            <>
              {' · '}
              <time dateTime={updated}>
                <Trans>updated {changed}</Trans>
              </time>
            </>
          )}
        </p>
        <p className={patterns.summary}>{summary}</p>
        <div className={patterns.wrapCentred8}>{actions}</div>
        {first ? figure(first, true) : null}
        {earlier === undefined ? null : (
          <div className={styles.resume}>
            <Button onClick={goThere}>
              <Trans>Continue where you stopped</Trans>
            </Button>
          </div>
        )}
        {/* biome-ignore lint/a11y: the handler only serves the links inside, which are focusable themselves. */}
        <div ref={text} onClick={follow}>
          {illustrated(html, others).map(([part, picture]) => (
            <Fragment key={picture?.key ?? ''}>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server (render-article.ts). */}
              <div className={textStyle} dangerouslySetInnerHTML={{ __html: part }} />
              {picture ? figure(picture, false) : null}
            </Fragment>
          ))}
        </div>
        <ContentsChip headings={headings} text={text} />
      </article>
    </>
  );
}
