import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import staffStyles from '#app/features/staff/staff.module.css';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import tints from '#app/ui/tints.module.css';
import type { RowChange, TableColumn } from '#contract/staff/operator-table.ts';
import { ChangeList } from './change-list.tsx';
import type { TableProps } from './table-props.ts';

/** A change of the whole table. */
export type WholeChange = { readonly csv: string } | { readonly isFile: '1' } | { readonly restore: string };

/** What a change would do, and the button that does it. */
export function ChangePreview({
  table: { name, revision, columns },
  change,
  onChanged,
  onReload,
}: TableProps & { readonly change: WholeChange }) {
  const check = useStaffChange('staffChangeTable');
  const apply = useStaffChange('staffChangeTable');
  const [changes, setChanges] = useState<readonly RowChange[]>();
  const fields = { name, revision: String(revision), ...change };

  // biome-ignore lint/correctness/useExhaustiveDependencies: checked once for each change, which is the key
  useEffect(() => {
    void check
      .run((clientId) => ({ ...fields, clientId, isCheck: '1' }))
      .then((answer) => answer && setChanges(answer.changes));
  }, []);

  async function send(): Promise<void> {
    const answer = await apply.run((clientId) => ({ ...fields, clientId }));
    if (answer) onChanged(answer.table);
  }

  if (check.failure) return <Refused failure={check.failure} columns={columns} onReload={onReload} />;
  if (changes === undefined) return <Skeleton height="96px" radius="12px" />;
  if (changes.length === 0)
    return (
      <p>
        <Trans>There is no difference.</Trans>
      </p>
    );
  return (
    <>
      <p>
        <strong>
          <Plural value={changes.length} one="# row differs" other="# rows differ" />
        </strong>
      </p>
      <ChangeList columns={columns} changes={changes} />
      <ChangeProblem failure={apply.failure} onReload={onReload} />
      <div className={classNames(layouts.wrap8, staffStyles.buttons)}>
        <Button aria-disabled={apply.isBusy} onClick={() => void send()}>
          <Trans>Apply these changes</Trans>
        </Button>
      </div>
    </>
  );
}

type RefusedProps = {
  readonly failure: NonNullable<ReturnType<typeof useStaffChange>['failure']>;
  readonly columns: readonly TableColumn[];
  onReload(): void;
};

/** Each cell that was refused: its line in the file, its column, and what is wrong. */
function Refused({ failure, columns, onReload }: RefusedProps) {
  if (failure.kind !== 'refused') return <ChangeProblem failure={failure} onReload={onReload} />;
  const cells = Object.entries(failure.fields).flatMap(([field, said]) => {
    const [, kind, line, column] = /^(row|file)-(\d+)\.(.+)$/.exec(field) ?? [];
    const label = columns.find(({ name }) => name === column)?.label;
    return label === undefined
      ? []
      : [{ field, isOfFile: kind === 'file', line, label, said: said.join(' ') }];
  });
  if (cells.length === 0) return <ChangeProblem failure={failure} />;
  return (
    <div role="alert" className={classNames(tints.red, staffStyles.notice)}>
      <ul>
        {cells.map(({ field, isOfFile, line, label, said }) => (
          <li key={field}>
            {isOfFile ? <Trans>Line {line} of the file</Trans> : <Trans>Row {line}</Trans>}, {label}: {said}
          </li>
        ))}
      </ul>
    </div>
  );
}
