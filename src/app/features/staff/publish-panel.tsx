import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, ExternalLink, EyeOff, Send } from 'lucide';
import { useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { articleProblems, problemsOf } from '#contract/articles/article-content.ts';
import type { ArticleStep } from '#contract/articles/article-desk.schema.ts';
import { ChangeProblem } from './change-problem.tsx';
import type { ShownProblems } from './content-props.ts';
import type { DocumentEditing, Editing } from './document-editing.ts';
import styles from './publishing.module.css';
import staffStyles from './staff.module.css';
import { useStaffChange } from './use-staff-change.ts';
import { momentOfWib, ownTimeText, wibField, wibText } from './wib.ts';

type Props = {
  readonly editing: DocumentEditing;
  readonly now: Editing;
  onProblems(problems: ShownProblems): void;
};

/** What becomes of the article: published now or at a time, taken down, put back. */
export function PublishPanel({ editing, now, onProblems }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const change = useStaffChange('staffPublishArticle');
  const [isScheduling, setIsScheduling] = useState(false);
  const [time, setTime] = useState('');
  const [said, setSaid] = useState<string>();
  const { content, article, onServer } = now;
  const state = article?.state ?? 'draft';
  const moment = momentOfWib(time);
  const own = moment === undefined ? undefined : ownTimeText(moment, language);

  function beginScheduling(): void {
    const before = state === 'scheduled' && article?.publishAt ? Date.parse(article.publishAt) : 0;
    setTime(wibField(Math.max(before, Date.now() + 3_600_000)));
    setIsScheduling(true);
  }

  async function take(step: ArticleStep): Promise<void> {
    const isChecked = step === 'publish' || step === 'schedule';
    const found = isChecked ? Object.entries(problemsOf(content)) : [];
    const words = found.flatMap(([field, problem]) =>
      problem === undefined ? [] : [[field, articleProblems[problem][language]] as const],
    );
    onProblems(Object.fromEntries(words));
    setSaid(undefined);
    if (words.length > 0) return setSaid(t`Something is still missing; it is marked above.`);
    const outcome = await editing.step(async ({ id, revision }) => {
      const answer = await change.run((clientId) => ({
        ...{ clientId, id, revision: String(revision), step },
        ...(step === 'schedule' && moment !== undefined ? { publishAt: moment } : {}),
      }));
      return answer?.article;
    });
    if (outcome === 'unsaved')
      return setSaid(t`Your last changes are not on the server yet. Publishing needs a connection.`);
    if (outcome === 'failed') return;
    setIsScheduling(false);
  }
  const { failure } = change;
  const refused = failure?.kind === 'refused' ? failure.fields : undefined;
  const marked = Object.entries(refused ?? {}).filter(([field]) => field !== 'publishAt');
  const busy = { 'aria-disabled': change.isBusy } as const;
  return (
    <>
      <h3 className={classNames(texts.title, styles.legend)}>
        <Trans>Publishing</Trans>
      </h3>
      <p className={texts.quiet}>
        {state === 'live' ? (
          article?.hasChanges || onServer !== 'saved' ? (
            <Trans>Readers see the version that was published. Your changes are not public yet.</Trans>
          ) : (
            <Trans>Readers see this version.</Trans>
          )
        ) : state === 'scheduled' ? (
          <Trans>
            It will be published automatically on{' '}
            {article?.publishAt ? wibText(article.publishAt, language) : ''}.
          </Trans>
        ) : state === 'down' ? (
          <Trans>It was taken down: readers find nothing at its address.</Trans>
        ) : (
          <Trans>Only staff sees it.</Trans>
        )}
        {state === 'scheduled' && article?.hasChanges ? (
          <>
            {' '}
            <Trans>What you changed since is not part of it; schedule it again to include that.</Trans>
          </>
        ) : null}
      </p>
      {article?.paths ? (
        <p className={classNames(layouts.grid, styles.paths)}>
          {(['id', 'en'] as const).map((each) => (
            <a key={each} href={article.paths?.[each]} target="_blank" rel="noopener" hrefLang={each}>
              <Icon of={ExternalLink} size={16} />
              {article.paths?.[each]}
            </a>
          ))}
        </p>
      ) : null}
      {said === undefined ? null : (
        <p role="alert" className={classNames(tints.amber, staffStyles.notice)}>
          {said}
        </p>
      )}
      <ChangeProblem
        failure={failure}
        onReload={() => {
          // The next save meets the other's version, and both are shown.
          editing.change({ ...content });
          void editing.flush();
        }}
      />
      {marked.length === 0 ? null : (
        <Button
          variant="text"
          size="dense"
          className={styles.start}
          onClick={() =>
            onProblems(Object.fromEntries(marked.map(([field, words]) => [field, words.join(' ')])))
          }
        >
          <Trans>Show where</Trans>
        </Button>
      )}
      {isScheduling ? (
        <div className={styles.schedule}>
          <Field
            type="datetime-local"
            label={t`Day and time in Jakarta (WIB)`}
            value={time}
            min={wibField(Date.now())}
            error={refused?.publishAt?.join(' ')}
            hint={own === undefined ? undefined : <Trans>On your own clock: {own}</Trans>}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
          <div className={classNames(layouts.wrap8, staffStyles.buttons)}>
            <Button {...busy} onClick={() => void take('schedule')}>
              <Trans>Schedule</Trans>
            </Button>
            <Button variant="secondary" onClick={() => setIsScheduling(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </div>
      ) : (
        <div className={classNames(layouts.wrap8, staffStyles.buttons)}>
          {state !== 'live' || article?.hasChanges || onServer !== 'saved' ? (
            <Button icon={<Icon of={Send} />} {...busy} onClick={() => void take('publish')}>
              {state === 'live' ? <Trans>Publish the changes</Trans> : <Trans>Publish now</Trans>}
            </Button>
          ) : null}
          {state === 'live' ? null : (
            <Button variant="secondary" icon={<Icon of={CalendarClock} />} onClick={beginScheduling}>
              {state === 'scheduled' ? <Trans>Schedule again</Trans> : <Trans>Schedule</Trans>}
            </Button>
          )}
          {state === 'scheduled' ? (
            <Button variant="secondary" {...busy} onClick={() => void take('unschedule')}>
              <Trans>Do not publish</Trans>
            </Button>
          ) : null}
          {state === 'live' ? (
            <Button
              variant="secondary"
              icon={<Icon of={EyeOff} />}
              {...busy}
              onClick={() => void take('take-down')}
            >
              <Trans>Take down</Trans>
            </Button>
          ) : null}
          {state === 'down' && article?.publishAt ? (
            <Button variant="secondary" {...busy} onClick={() => void take('put-back')}>
              <Trans>Put back as it was</Trans>
            </Button>
          ) : null}
        </div>
      )}
    </>
  );
}
