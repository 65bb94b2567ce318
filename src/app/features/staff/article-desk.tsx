import { Trans } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { articlesDeskPath } from '#contract/staff/staff-pages.ts';
import { ArticleHistory } from './article-history.tsx';
import type { Body } from './article-preview.tsx';
import { deskViewOf } from './desk-address.ts';
import { DeskList } from './desk-list.tsx';
import { OpenedArticle } from './opened-article.tsx';
import styles from './publishing.module.css';
import staffStyles from './staff.module.css';

/** Articles for their editors: the list of them, or one in the editor or with its history. */
export function ArticleDesk({ account, Body }: { readonly account: string; readonly Body: Body }) {
  const view = deskViewOf(useSearch());
  if (view.view === 'list') return <DeskList account={account} selection={view} />;
  return (
    <div className={styles.desk}>
      <AppLink href={articlesDeskPath} className={staffStyles.back}>
        <Trans>All articles</Trans>
      </AppLink>
      {view.view === 'history' ? (
        <ArticleHistory key={view.id} id={view.id} />
      ) : (
        <OpenedArticle key={view.id} id={view.id} isNew={view.isNew} account={account} Body={Body} />
      )}
    </div>
  );
}
