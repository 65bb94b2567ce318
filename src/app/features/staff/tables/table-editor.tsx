import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, Download, FileInput, History, Plus, TriangleAlert, Upload } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import staffStyles from '#app/features/staff/staff.module.css';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Choice } from '#app/ui/form/choice.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { saveFile } from '#app/ui/save-file.ts';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { historyPath } from './table-address.ts';
import { TableImport } from './table-import.tsx';
import type { TableProps } from './table-props.ts';
import { TableRows } from './table-rows.tsx';
import { tableCsv } from './table-text.ts';
import styles from './tables.module.css';
import { useTableEdits } from './use-table-edits.ts';

/** One table: its rows, changed in place and saved together. */
export function TableEditor({ table, onChanged, onReload }: TableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const edits = useTableEdits(table);
  const save = useStaffChange('staffChangeTable');
  const [opened, setOpened] = useState<string>();
  const [isImporting, setIsImporting] = useState(false);
  const [showsEnded, setShowsEnded] = useState(false);
  const { columns, rows, name, counts } = table;

  const { failure } = save;

  async function send(): Promise<void> {
    const answer = await save.run((clientId) => ({
      ...{ clientId, name, revision: String(table.revision) },
      edits: JSON.stringify(edits.edits),
    }));
    if (!answer) return;
    edits.clear();
    setOpened(undefined);
    onChanged(answer.table);
  }
  const fields = failure?.kind === 'refused' ? failure.fields : {};
  const ofTable = fields.table;
  const desk = useRef<HTMLDivElement>(null);
  const isRefused = failure?.kind === 'refused';
  // The first refused row is opened, and its field focused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!isRefused) return;
    const refs = Object.keys(fields).map((field) => field.slice(0, field.indexOf('.')));
    const first = refs.find((ref) => edits.drafts.has(ref));
    if (first !== undefined) setOpened(first);
  }, [isRefused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the row is open
  useEffect(() => {
    if (isRefused) desk.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isRefused, opened]);
  const shownFailure =
    failure?.kind === 'refused'
      ? {
          ...failure,
          message: ofTable ? ofTable.join(' ') : t`Some cells need another look; they are marked.`,
        }
      : failure;

  return (
    <div ref={desk} className={classNames(layouts.stack16, layouts.narrow)}>
      <div>
        <h2 className={texts.sheetTitle}>{table.title}</h2>
        <p className={texts.quiet}>{table.about}</p>
      </div>
      {counts.kept === 0 ? null : (
        <p className={classNames(tints.red, staffStyles.notice)}>
          <Icon of={TriangleAlert} />
          <Plural
            value={counts.kept}
            one="# row has expired and is still used as the last known. Add the new one."
            other="# rows have expired and are still used as the last known. Add the new ones."
          />
        </p>
      )}
      <div className={classNames(layouts.wrap8, staffStyles.buttons)}>
        <Button
          variant="secondary"
          icon={<Icon of={Plus} />}
          onClick={() => setOpened(edits.add(Object.fromEntries(columns.map((column) => [column.name, '']))))}
        >
          <Trans>Add a row</Trans>
        </Button>
        <Button
          variant="secondary"
          icon={<Icon of={table.isFileNewer ? FileInput : Upload} />}
          aria-expanded={isImporting}
          onClick={() => setIsImporting(!isImporting)}
        >
          {table.isFileNewer ? <Trans>Import (new file)</Trans> : <Trans>Import</Trans>}
        </Button>
        <Button
          variant="secondary"
          icon={<Icon of={Download} />}
          onClick={() => saveFile(tableCsv(columns, rows), `${name}.csv`)}
        >
          <Trans>Download (CSV)</Trans>
        </Button>
        <ButtonLink variant="secondary" icon={<Icon of={History} />} href={historyPath(name)}>
          <Trans>History</Trans>
        </ButtonLink>
      </div>
      {isImporting ? (
        <TableImport
          table={table}
          onReload={onReload}
          onChanged={(changed) => {
            setIsImporting(false);
            onChanged(changed);
          }}
        />
      ) : null}
      {counts.ended === 0 ? null : (
        <Choice
          type="checkbox"
          isBoxed
          checked={showsEnded}
          onChange={({ currentTarget }) => setShowsEnded(currentTarget.checked)}
        >
          <Trans>Show {counts.ended} that have ended</Trans>
        </Choice>
      )}
      <TableRows
        columns={columns}
        rows={showsEnded ? rows : rows.filter(({ state }) => state !== 'ended')}
        edits={edits}
        fields={fields}
        opened={opened}
        onOpen={setOpened}
        language={language}
      />
      {edits.drafts.size === 0 ? null : (
        <div className={styles.bar}>
          <ChangeProblem failure={shownFailure} onReload={onReload} />
          <p>
            <Icon of={CalendarClock} />{' '}
            <Plural
              value={edits.drafts.size}
              one="# row changed, not saved"
              other="# rows changed, not saved"
            />
          </p>
          <div className={classNames(layouts.wrap8, staffStyles.buttons)}>
            <Button aria-disabled={save.isBusy} onClick={() => void send()}>
              <Trans>Save</Trans>
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                edits.clear();
                setOpened(undefined);
              }}
            >
              <Trans>Discard</Trans>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
