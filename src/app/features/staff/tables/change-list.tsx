import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import type { RowChange, TableColumn } from '#contract/staff/operator-table.ts';
import { cellText, rowName } from './table-text.ts';
import styles from './tables.module.css';

const mostAtFirst = 10;

type Props = { readonly columns: readonly TableColumn[]; readonly changes: readonly RowChange[] };

/** Rows that were, or would be, added, changed and removed. */
export function ChangeList({ columns, changes }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, mostAtFirst);
  const left = changes.length - shown.length;
  return (
    <>
      <ul className={layouts.stack8}>
        {shown.map((change) => (
          <li key={change.line}>
            <Change columns={columns} change={change} />
          </li>
        ))}
      </ul>
      {left === 0 ? null : (
        <Button variant="text" onClick={() => setIsWhole(true)}>
          <Plural value={left} one="Show # more" other="Show # more" />
        </Button>
      )}
    </>
  );
}

function Change({
  columns,
  change: { before, after },
}: {
  readonly columns: readonly TableColumn[];
  readonly change: RowChange;
}) {
  const language = useLanguage();
  const name = rowName(columns, after ?? before ?? {}, language);
  if (before === null || after === null)
    return (
      <p className={classNames(patterns.terms, styles.changed)}>
        <Badge tone={before === null ? 'green' : 'red'}>
          {before === null ? <Trans>New</Trans> : <Trans>Removed</Trans>}
        </Badge>
        <span>{name}</span>
      </p>
    );
  const different = columns.filter((column) => (before[column.name] ?? '') !== (after[column.name] ?? ''));
  return (
    <div className={classNames(patterns.terms, styles.changed)}>
      <Badge tone="amber">
        <Trans>Changed</Trans>
      </Badge>
      <span>{name}</span>
      <dl>
        {different.map((column) => (
          <div key={column.name}>
            <dt>{column.label}</dt>
            <dd>
              <del>{cellText(column, before[column.name] ?? '', language)}</del> →{' '}
              <ins>{cellText(column, after[column.name] ?? '', language)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
