import { Plural, Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Pager } from '#app/features/staff/pager.tsx';
import staffStyles from '#app/features/staff/staff.module.css';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { TableChange } from '#contract/staff/operator-table.ts';
import { ChangeList } from './change-list.tsx';
import { ChangePreview } from './change-preview.tsx';
import { tablePath } from './table-address.ts';
import type { TableProps } from './table-props.ts';
import styles from './tables.module.css';

/** Who changed what in a table, newest first, and the way back to any of it. */
export function TableHistory(props: TableProps) {
  const { table } = props;
  const [page, setPage] = useState(1);
  const { state, refresh } = useStaffApi('staffTableHistory', { name: table.name, page: String(page) });
  return (
    <div className={classNames(layouts.stack16, layouts.narrow)}>
      <div className={patterns.wrapApart8}>
        <h2 className={texts.sheetTitle}>{table.title}</h2>
        <ButtonLink variant="secondary" href={tablePath(table.name)}>
          <Trans>Rows</Trans>
        </ButtonLink>
      </div>
      {state.kind !== 'known' ? (
        <StaffState state={state} onAgain={refresh} />
      ) : state.data.items.length === 0 ? (
        <p className={texts.quiet}>
          <Trans>Nobody has changed this table yet.</Trans>
        </p>
      ) : (
        <>
          <ol className={classNames(layouts.stack16, layouts.narrow)}>
            {state.data.items.map((change) => (
              <li
                key={change.revision}
                className={classNames(layouts.card, layouts.stack16, layouts.narrow, styles.panel)}
              >
                <Entry
                  {...props}
                  change={change}
                  onChanged={(changed) => {
                    props.onChanged(changed);
                    refresh();
                  }}
                />
              </li>
            ))}
          </ol>
          <Pager meta={state.data.meta} onPage={setPage} />
        </>
      )}
    </div>
  );
}

function Entry({ change, ...props }: TableProps & { readonly change: TableChange }) {
  const moment = useMomentText()(Date.parse(change.createdAt));
  const [isRestoring, setIsRestoring] = useState(false);
  const { table } = props;
  return (
    <>
      <p>
        <strong>
          <KindName kind={change.kind} />
        </strong>
        {change.rows.length === 0 ? null : (
          <>
            {' · '}
            <Plural value={change.rows.length} one="# row" other="# rows" />
          </>
        )}
        <br />
        <span className={texts.quiet}>
          {change.kind === 'file' && change.actor === null ? (
            <Trans>Lajur</Trans>
          ) : (
            (change.actor ?? <Trans>A deleted account</Trans>)
          )}
          {' · '}
          {moment}
        </span>
      </p>
      <ChangeList columns={table.columns} changes={change.rows} />
      {change.revision === table.revision ? null : isRestoring ? (
        <ChangePreview {...props} change={{ restore: String(change.revision) }} />
      ) : (
        <div className={classNames(layouts.wrap8, staffStyles.buttons)}>
          <Button variant="secondary" icon={<Icon of={RotateCcw} />} onClick={() => setIsRestoring(true)}>
            <Trans>Restore the state after this change</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function KindName({ kind }: { readonly kind: TableChange['kind'] }): ReactNode {
  switch (kind) {
    case 'file':
      return <Trans>Taken from the file</Trans>;
    case 'edit':
      return <Trans>Edited</Trans>;
    case 'import':
      return <Trans>Imported</Trans>;
    case 'restore':
      return <Trans>Restored</Trans>;
  }
}
