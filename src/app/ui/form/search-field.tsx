import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide';
import { useRef } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import layouts from '#app/ui/layouts.module.css';
import styles from './search-field.module.css';

export type SearchFieldProps = {
  /** Used as label and placeholder. */
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
};

/** A field that filters a list while typing. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={layouts.anchor}>
      <Icon of={Search} className={styles.icon} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' ? null : (
        <IconButton
          label={t`Clear`}
          icon={<Icon of={X} />}
          className={styles.clear}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
