import { Trans, useLingui } from '@lingui/react/macro';
import { FileInput, FileSpreadsheet } from 'lucide';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FileChoice } from '#app/ui/form/file-choice.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { ChangePreview, type WholeChange } from './change-preview.tsx';
import type { TableProps } from './table-props.ts';
import styles from './tables.module.css';

/** Replaces the rows by those of a CSV file, or of the file that comes with a newer version of the site. */
export function TableImport(props: TableProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<{ readonly name: string; readonly change: WholeChange }>();
  const { isFileNewer } = props.table;
  return (
    <section
      className={classNames(layouts.card, layouts.stack16, layouts.narrow, styles.panel)}
      aria-label={t`Import`}
    >
      <p className={texts.quiet}>
        <Trans>
          The file replaces all rows of this table; you see the differences first. Start from the download, so
          that the columns match.
        </Trans>
      </p>
      <FileChoice
        label={t`File (CSV)`}
        icon={<Icon of={FileSpreadsheet} />}
        accept=".csv,text/csv,text/plain"
        chosen={chosen?.name}
        onChoose={([file]) => {
          if (file) void file.text().then((csv) => setChosen({ name: file.name, change: { csv } }));
        }}
      />
      {isFileNewer ? (
        <Button
          variant="secondary"
          icon={<Icon of={FileInput} />}
          onClick={() => setChosen({ name: t`File of this version`, change: { isFile: '1' } })}
        >
          <Trans>Compare with the file of this version</Trans>
        </Button>
      ) : null}
      {chosen ? <ChangePreview key={JSON.stringify(chosen)} {...props} change={chosen.change} /> : null}
    </section>
  );
}
