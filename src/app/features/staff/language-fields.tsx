import { Trans, useLingui } from '@lingui/react/macro';
import { Bold, CircleAlert, Heading2, Link, List } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field } from '#app/ui/form/field.tsx';
import { SegmentedTabs } from '#app/ui/form/segmented-tabs.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { articleLimits } from '#contract/articles/article.ts';
import { articlePath } from '#contract/articles/article-addresses.ts';
import type { ArticleText } from '#contract/articles/article-content.ts';
import { type Language, languages, pathInLanguage } from '#contract/language.ts';
import { slugify } from '#contract/slug.ts';
import type { ContentProps, ShownProblems } from './content-props.ts';
import styles from './publishing.module.css';

/** Texts of both languages, side by side where there is room. */
export function LanguageFields(props: ContentProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Language>('id');
  return (
    <div className={styles.languages} data-shown={shown}>
      <SegmentedTabs<Language>
        label={t`Language`}
        tabs={languages.map((key) => ({ key, label: <TabName language={key} problems={props.problems} /> }))}
        selected={shown}
        onSelect={setShown}
      >
        <div className={styles.columns}>
          {languages.map((language) => (
            <TextFields key={language} {...props} language={language} />
          ))}
        </div>
      </SegmentedTabs>
    </div>
  );
}

const names: Readonly<Record<Language, string>> = { id: 'Indonesia', en: 'English' };

/** The other language's problems would not be seen. */
function TabName({ language, problems }: { language: Language; problems: ShownProblems }) {
  const { t } = useLingui();
  const isMarked = Object.keys(problems).some((field) => field.startsWith(`texts.${language}.`));
  return (
    <span className={styles.tabLabel}>
      {names[language]}
      {isMarked ? (
        <span role="img" aria-label={t`Something is missing`} className={styles.marked}>
          <Icon of={CircleAlert} size={18} />
        </span>
      ) : null}
    </span>
  );
}

function TextFields({
  content,
  problems,
  onChange,
  language,
}: ContentProps & { readonly language: Language }) {
  const { t } = useLingui();
  const text = content.texts[language];
  const error = (field: keyof ArticleText) => problems[`texts.${language}.${field}`];
  const change = (changes: Partial<ArticleText>) =>
    onChange({ ...content, texts: { ...content.texts, [language]: { ...text, ...changes } } });
  const { postType, bu } = content;
  const address = pathInLanguage(
    articlePath({ view: 'article', postType, bu, slug: '' }, language),
    language,
  );
  return (
    <fieldset className={styles.language} data-language={language} lang={language}>
      <legend className={classNames(texts.title, styles.legend)}>{names[language]}</legend>
      <TextAreaField
        label={t`Title`}
        rows={2}
        value={text.title}
        longest={articleLimits.title}
        error={error('title')}
        onChange={({ currentTarget }) => {
          const title = currentTarget.value.replaceAll('\n', ' ');
          // The address follows the title until it is typed.
          const follows = text.slug === '' || text.slug === slugOf(text.title);
          change({ title, ...(follows && { slug: slugOf(title) }) });
        }}
      />
      <Field
        label={t`Address`}
        value={text.slug}
        error={error('slug')}
        hint={address + text.slug}
        onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
      />
      <TextAreaField
        label={t`Summary`}
        rows={3}
        value={text.summary}
        longest={articleLimits.summary}
        error={error('summary')}
        onChange={({ currentTarget }) => change({ summary: currentTarget.value.replaceAll('\n', ' ') })}
      />
      <BodyField value={text.body} error={error('body')} onChange={(body) => change({ body })} />
    </fieldset>
  );
}

const slugOf = (title: string): string => slugify(title).slice(0, articleLimits.slug).replace(/-$/, '');

type BodyProps = {
  readonly value: string;
  readonly error: string | undefined;
  onChange(value: string): void;
};

function BodyField({ value, error, onChange }: BodyProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);

  /** Puts marks around the selection, or before each of its lines. */
  function mark(before: string, after = '', isLine = false): void {
    const area = frame.current?.querySelector('textarea');
    if (!area) return;
    const { selectionStart: from, selectionEnd: to } = area;
    const start = isLine ? value.lastIndexOf('\n', from - 1) + 1 : from;
    const inner = value.slice(start, to);
    const made = isLine ? inner.replace(/^/gm, before) : before + inner + after;
    onChange(value.slice(0, start) + made + value.slice(to));
    requestAnimationFrame(() => {
      area.focus();
      const at = isLine ? start + made.length : start + before.length;
      area.setSelectionRange(at, isLine ? at : at + inner.length);
    });
  }
  const tools: readonly (readonly [icon: typeof Bold, label: string, run: () => void])[] = [
    [Heading2, t`Heading`, () => mark('## ', '', true)],
    [Bold, t`Bold`, () => mark('**', '**')],
    [List, t`List`, () => mark('- ', '', true)],
    [Link, t`Link`, () => mark('[', '](/)')],
  ];
  return (
    <div ref={frame} className={classNames(layouts.stack4, styles.body)}>
      <div className={styles.tools} role="toolbar" aria-label={t`Marks`}>
        {tools.map(([icon, label, run]) => (
          <Button key={label} variant="quiet" size="dense" aria-label={label} title={label} onClick={run}>
            <Icon of={icon} size={20} />
          </Button>
        ))}
      </div>
      <TextAreaField
        label={t`Text (Markdown)`}
        rows={14}
        value={value}
        longest={articleLimits.body}
        error={error}
        hint={hint}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}

const hint: ReactNode = (
  <Trans>Empty lines divide paragraphs, ## begins a heading. HTML is shown as it is typed.</Trans>
);
