import { Trans, useLingui } from '@lingui/react/macro';
import { diffLines, diffWords } from 'diff';
import { useMemo } from 'react';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import type { ArticleContent } from '#contract/articles/article-content.ts';
import { languages } from '#contract/language.ts';
import styles from './publishing.module.css';

type Field = readonly [label: string, before: string, after: string, isLong?: boolean];

/** In milliseconds: a text that was replaced whole is compared by lines rather than words, or not at all. */
const patienceMs = 300;

/** What differs between two versions, field by field, removed and added words marked. */
export function ContentDifference({
  before,
  after,
}: {
  readonly before: ArticleContent;
  readonly after: ArticleContent;
}) {
  const { t } = useLingui();
  const names = {
    ...{ title: t`Title`, slug: t`Address`, summary: t`Summary`, body: t`Text (Markdown)` },
  } as const;
  const picturesOf = ({ pictures }: ArticleContent) =>
    pictures
      .map(({ key, alts, captions }) =>
        [key.slice(0, 12), alts.id, alts.en, captions.id, captions.en].filter(Boolean).join(' · '),
      )
      .join('\n');
  const factsOf = ({ postType, bu, author, featured, tags, models }: ArticleContent) =>
    [postType, bu, author, featured ? t`Featured` : '', tags.join(', '), models.join(', ')]
      .filter((part) => part !== '')
      .join('\n');
  const fields: readonly Field[] = [
    ...languages.flatMap((language) =>
      (['title', 'slug', 'summary', 'body'] as const).map(
        (name): Field => [
          `${names[name]} (${language.toUpperCase()})`,
          before.texts[language][name],
          after.texts[language][name],
          name === 'body',
        ],
      ),
    ),
    [t`Pictures`, picturesOf(before), picturesOf(after)],
    [t`Facts`, factsOf(before), factsOf(after)],
  ];
  const changed = fields.filter(([, one, other]) => one !== other);
  if (changed.length === 0)
    return (
      <p className={texts.quiet}>
        <Trans>There is no difference.</Trans>
      </p>
    );
  return (
    <dl className={layouts.stack12}>
      {changed.map(([label, one, other, isLong]) => (
        <div key={label}>
          <dt className={texts.faint}>{label}</dt>
          <dd>
            <Difference before={one} after={other} isLong={isLong ?? false} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Difference({
  before,
  after,
  isLong,
}: {
  readonly before: string;
  readonly after: string;
  readonly isLong: boolean;
}) {
  const parts = useMemo(
    () =>
      diffWords(before, after, { timeout: patienceMs }) ??
      diffLines(before, after, { timeout: patienceMs }) ?? [
        { value: before, added: false, removed: true },
        { value: after, added: true, removed: false },
      ],
    [before, after],
  );
  return (
    <p className={styles.compared}>
      {parts.map(({ value, added, removed }, place) => {
        // Parts have no names of their own, and are made anew together.
        const key = `${place}`;
        if (added)
          return (
            <ins key={key} className={tints.green}>
              {value}
            </ins>
          );
        if (removed)
          return (
            <del key={key} className={tints.red}>
              {value}
            </del>
          );
        return <span key={key}>{isLong ? shortened(value, place === 0) : value}</span>;
      })}
    </p>
  );
}

const around = 160;

/** Of a long text that is the same in both, only what is next to the changes. */
function shortened(text: string, isFirst: boolean): string {
  if (text.length <= around * 2) return text;
  const end = text.slice(-around);
  return isFirst ? `… ${end}` : `${text.slice(0, around)} … ${end}`;
}
