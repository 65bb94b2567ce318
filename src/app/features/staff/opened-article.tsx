import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, History, PencilLine, TriangleAlert } from 'lucide';
import { useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SegmentedTabs } from '#app/ui/form/segmented-tabs.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { articleTitle } from '#contract/articles/article-content.ts';
import type { ArticleDocument } from '#contract/articles/article-desk.schema.ts';
import { ArticlePreview, type Body } from './article-preview.tsx';
import { ContentDifference } from './content-difference.tsx';
import type { ContentProps, ShownProblems } from './content-props.ts';
import { historyPath } from './desk-address.ts';
import { DeskState } from './desk-state.tsx';
import type { DocumentEditing, Editing } from './document-editing.ts';
import { FactFields } from './fact-fields.tsx';
import { LanguageFields } from './language-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PublishPanel } from './publish-panel.tsx';
import styles from './publishing.module.css';
import { SavingLine } from './saving-line.tsx';
import staffStyles from './staff.module.css';
import { useDocument, useEditing } from './use-document.ts';

type Props = {
  readonly id: string;
  readonly isNew: boolean;
  readonly account: string;
  readonly Body: Body;
};

export function OpenedArticle(props: Props) {
  const { opened, again } = useDocument(props);
  if (opened.kind !== 'open') return <DeskState state={opened} onAgain={again} />;
  return <Editor {...props} editing={opened.editing} />;
}

function Editor({ editing, account, id, Body }: Props & { readonly editing: DocumentEditing }) {
  const { t } = useLingui();
  const now = useEditing(editing);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [problems, setProblems] = useState<ShownProblems>({});
  const { content, article, theirs } = now;
  const shared: ContentProps = { content, problems, onChange: (changed) => editing.change(changed) };
  return (
    <>
      <div className={classNames(patterns.wrapApart8, styles.head)}>
        <h2 className={texts.sheetTitle}>{articleTitle(content) || <Trans>Untitled</Trans>}</h2>
        {article ? (
          <ButtonLink variant="text" size="dense" icon={<Icon of={History} />} href={historyPath(id)}>
            <Trans>History</Trans>
          </ButtonLink>
        ) : null}
      </div>
      <SavingLine now={now} onAgain={() => void editing.flush()} />
      {theirs ? <TwoVersions editing={editing} now={now} theirs={theirs} /> : null}
      <SegmentedTabs<'write' | 'preview'>
        label={t`View`}
        tabs={[
          { key: 'write', label: <TabLabel icon={PencilLine} text={t`Write`} /> },
          { key: 'preview', label: <TabLabel icon={Eye} text={t`Preview`} /> },
        ]}
        selected={view}
        onSelect={setView}
      >
        {view === 'preview' ? (
          <ArticlePreview content={content} Body={Body} />
        ) : (
          <div className={styles.parts}>
            <LanguageFields {...shared} />
            <PictureFields {...shared} account={account} />
            <FactFields {...shared} />
          </div>
        )}
      </SegmentedTabs>
      <div className={staffStyles.card}>
        <PublishPanel
          editing={editing}
          now={now}
          onProblems={(found) => {
            setProblems(found);
            if (Object.keys(found).length > 0) setView('write');
          }}
        />
      </div>
    </>
  );
}

const TabLabel = ({ icon, text }: { readonly icon: typeof Eye; readonly text: string }) => (
  <span className={styles.tabLabel}>
    <Icon of={icon} size={18} />
    {text}
  </span>
);

type TwoVersionsProps = {
  readonly editing: DocumentEditing;
  readonly now: Editing;
  readonly theirs: ArticleDocument;
};

/** Someone else has saved meanwhile: both versions, and the choice between them. */
function TwoVersions({ editing, now, theirs }: TwoVersionsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const who = theirs.changedBy;
  async function settle(choice: 'mine' | 'theirs'): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setHasFailed(!(await editing.settle(choice)));
    setIsBusy(false);
  }
  return (
    <section className={classNames(layouts.card, styles.panel)}>
      <div role="alert" className={classNames(tints.amber, staffStyles.notice)}>
        <Icon of={TriangleAlert} />
        <p>
          {who === null ? (
            <Trans>This article was changed elsewhere while you were writing. Nothing is lost: choose.</Trans>
          ) : (
            <Trans>{who} has changed this article while you were writing. Nothing is lost: choose.</Trans>
          )}
        </p>
      </div>
      <h3 className={classNames(texts.title, styles.legend)}>
        <Trans>From theirs to yours</Trans>
      </h3>
      <ContentDifference before={theirs.content} after={now.content} />
      {hasFailed ? (
        <p role="alert" className={classNames(tints.red, staffStyles.notice)}>
          <Trans>That did not work: there is no connection, or it was changed again. Look once more.</Trans>
        </p>
      ) : null}
      <div className={classNames(layouts.wrap8, staffStyles.buttons)}>
        <Button aria-disabled={isBusy} onClick={() => void settle('mine')}>
          <Trans>Continue with mine</Trans>
        </Button>
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void settle('theirs')}>
          <Trans>Continue with theirs</Trans>
        </Button>
      </div>
      <p className={texts.faint}>
        <Trans>The other version stays in the history and can be restored.</Trans>
      </p>
    </section>
  );
}
