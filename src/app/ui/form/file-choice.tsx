import { type ReactNode, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import styles from './file-choice.module.css';

type FileChoiceProps = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly name?: string;
  readonly accept: string;
  readonly isMany?: boolean;
  readonly chosen: ReactNode;
  onChoose(files: readonly File[]): void;
};

/** A field that a file is chosen with, and the name of the chosen one. */
export function FileChoice({ label, icon, isMany = false, chosen, onChoose, ...input }: FileChoiceProps) {
  const id = useId();
  return (
    <div className={classNames(layouts.anchor, styles.file)}>
      <label htmlFor={id}>
        {icon}
        <span>
          {label}
          {chosen === undefined ? null : <strong>{chosen}</strong>}
        </span>
      </label>
      <input
        id={id}
        type="file"
        {...input}
        multiple={isMany}
        // A file that was mended is chosen again under its name, which alone would be no change.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={(event) => onChoose([...(event.currentTarget.files ?? [])])}
      />
    </div>
  );
}
