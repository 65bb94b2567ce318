import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Check, Trash2 } from 'lucide';
import staffStyles from '#app/features/staff/staff.module.css';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field, SelectField } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import type { TableColumn } from '#contract/staff/operator-table.ts';
import type { Cells } from './table-text.ts';
import styles from './tables.module.css';

type Props = {
  readonly columns: readonly TableColumn[];
  readonly cells: Cells;
  errorOf(column: string): string | undefined;
  onWrite(cells: Cells): void;
  onClose(): void;
  onRemove(): void;
  /** Adds a row with the same cells that takes this one's place on a later day. */
  readonly onFollow: (() => void) | undefined;
};

/** The cells of one row as fields. */
export function RowForm({ columns, cells, errorOf, onWrite, onClose, onRemove, onFollow }: Props) {
  return (
    <div className={classNames(layouts.stack16, layouts.narrow, styles.form)}>
      <div className={styles.fields}>
        {columns.map((column) => (
          <CellField
            key={column.name}
            column={column}
            value={cells[column.name] ?? ''}
            error={errorOf(column.name)}
            onWrite={(text) => onWrite({ ...cells, [column.name]: text })}
          />
        ))}
      </div>
      <div className={classNames(layouts.wrap8, staffStyles.buttons)}>
        <Button variant="secondary" icon={<Icon of={Check} />} onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
        {onFollow === undefined ? null : (
          <Button variant="secondary" icon={<Icon of={CalendarPlus} />} onClick={onFollow}>
            <Trans>New from a later day</Trans>
          </Button>
        )}
        <Button variant="secondary" icon={<Icon of={Trash2} />} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </div>
  );
}

type CellProps = {
  readonly column: TableColumn;
  readonly value: string;
  readonly error: string | undefined;
  onWrite(text: string): void;
};

function CellField({ column: { kind, label, isOptional, options }, value, error, onWrite }: CellProps) {
  const { t } = useLingui();
  const shared = { label, error };
  if (kind === 'choice')
    return (
      <SelectField {...shared} value={value} onChange={({ currentTarget }) => onWrite(currentTarget.value)}>
        {isOptional || value === '' ? <option value="">{isOptional ? t`any` : t`Choose`}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  return (
    <Field
      {...shared}
      value={value}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      placeholder={kind === 'date' ? '2027-01-31' : undefined}
      hint={
        kind === 'date' && isOptional ? <Trans>Empty: no limit. A month is fine: 2027-01</Trans> : undefined
      }
      onChange={({ currentTarget }) => onWrite(currentTarget.value)}
    />
  );
}
