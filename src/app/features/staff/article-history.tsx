import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { articleTitle } from '#contract/articles/article-content.ts';
import type { ArticleDocument, ArticleEditKind } from '#contract/articles/article-desk.schema.ts';
import { ChangeProblem } from './change-problem.tsx';
import { ContentDifference } from './content-difference.tsx';
import { editPath } from './desk-address.ts';
import { DeskState } from './desk-state.tsx';
import { Pager } from './pager.tsx';
import styles from './publishing.module.css';
import staffStyles from './staff.module.css';
import { useStaffApi } from './use-staff-api.ts';
import { useStaffChange } from './use-staff-change.ts';

type Revision = DataOf<'staffArticleHistory'>['items'][number];

/** Everything an article was, newest first, compared with what it is, and the way back. */
export function ArticleHistory({ id }: { readonly id: string }) {
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<number>();
  const document = useStaffApi('staffArticle', { id });
  const history = useStaffApi('staffArticleHistory', { id, page: String(page) });
  const moment = useMomentText();
  if (document.state.kind !== 'known') return <DeskState state={document.state} onAgain={document.refresh} />;
  if (history.state.kind !== 'known') return <DeskState state={history.state} onAgain={history.refresh} />;
  const { article } = document.state.data;
  const { items, meta } = history.state.data;
  return (
    <>
      <div className={classNames(patterns.wrapApart8, styles.head)}>
        <h2 className={texts.sheetTitle}>{articleTitle(article.content) || <Trans>Untitled</Trans>}</h2>
        <ButtonLink variant="secondary" href={editPath(id)}>
          <Trans>Edit</Trans>
        </ButtonLink>
      </div>
      <ol className={styles.history}>
        {items.map((revision) => (
          <li key={revision.revision} className={classNames(layouts.card, styles.panel)}>
            <p>
              <strong>
                <KindName kind={revision.kind} />
              </strong>
              <br />
              <span className={texts.quiet}>
                {revision.actor ?? <Trans>Lajur</Trans>}
                {' · '}
                {moment(Date.parse(revision.createdAt))}
              </span>
            </p>
            {revision.revision === article.revision ? (
              <p className={texts.faint}>
                <Trans>This is how it is now.</Trans>
              </p>
            ) : opened === revision.revision ? (
              <Compared
                article={article}
                revision={revision}
                onReload={() => {
                  document.refresh();
                  history.refresh();
                }}
              />
            ) : (
              <Button
                variant="secondary"
                size="dense"
                className={styles.start}
                onClick={() => setOpened(revision.revision)}
              >
                <Trans>Compare with now</Trans>
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Pager meta={meta} onPage={setPage} />
    </>
  );
}

function Compared({
  article,
  revision,
  onReload,
}: {
  readonly article: ArticleDocument;
  readonly revision: Revision;
  onReload(): void;
}) {
  const [, navigate] = useLocation();
  const { id } = article;
  const then = useStaffApi('staffArticleRevision', { id, revision: String(revision.revision) });
  const restore = useStaffChange('staffSaveArticle');
  if (then.state.kind !== 'known') return <DeskState state={then.state} onAgain={then.refresh} />;
  const { content } = then.state.data;
  async function goBack(): Promise<void> {
    const answer = await restore.run(() => ({
      ...{ id, revision: String(article.revision), kind: 'restore', content: JSON.stringify(content) },
    }));
    if (answer) navigate(editPath(id));
  }
  return (
    <>
      <ContentDifference before={content} after={article.content} />
      <ChangeProblem failure={restore.failure} onReload={onReload} />
      <div className={classNames(layouts.wrap8, staffStyles.buttons)}>
        <Button
          variant="secondary"
          icon={<Icon of={RotateCcw} />}
          aria-disabled={restore.isBusy}
          onClick={() => void goBack()}
        >
          <Trans>Restore this version</Trans>
        </Button>
      </div>
    </>
  );
}

function KindName({ kind }: { readonly kind: ArticleEditKind }): ReactNode {
  switch (kind) {
    case 'import':
      return <Trans>Imported</Trans>;
    case 'save':
      return <Trans>Written</Trans>;
    case 'restore':
      return <Trans>Chosen or restored</Trans>;
    case 'publish':
      return <Trans>Published</Trans>;
    case 'schedule':
      return <Trans>Scheduled</Trans>;
    case 'unschedule':
      return <Trans>No longer scheduled</Trans>;
    case 'take-down':
      return <Trans>Taken down</Trans>;
    case 'put-back':
      return <Trans>Put back</Trans>;
    case 'stopped':
      return <Trans>Could not be published at its time; something was missing by then</Trans>;
  }
}
