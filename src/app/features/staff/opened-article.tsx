import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, History, PencilLine } from 'lucide';
import { useState } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SegmentedTabs } from '#app/ui/form/segmented-tabs.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { articleTitle } from '#contract/articles/article-content.ts';
import { ArticlePreview, type Body } from './article-preview.tsx';
import type { ContentProps, ShownProblems } from './content-props.ts';
import { historyPath } from './desk-address.ts';
import { DeskState } from './desk-state.tsx';
import type { DocumentEditing } from './document-editing.ts';
import { FactFields } from './fact-fields.tsx';
import { LanguageFields } from './language-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PublishPanel } from './publish-panel.tsx';
import styles from './publishing.module.css';
import { SavingLine } from './saving-line.tsx';
import staffStyles from './staff.module.css';
import { TwoVersions } from './two-versions.tsx';
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
