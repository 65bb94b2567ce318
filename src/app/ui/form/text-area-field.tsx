import { Trans } from '@lingui/react/macro';
import { type TextareaHTMLAttributes, useId } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import layouts from '#app/ui/layouts.module.css';
import { formatNumber } from '#contract/money.ts';
import { FieldError, type FieldLabel } from './field.tsx';
import styles from './text-area-field.module.css';

type Props = FieldLabel &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
    readonly value: string;
    readonly rows: number;
    /**
     * Characters are counted below the text. There is no `maxLength`: excess text is marked instead of cut
     * off.
     */
    readonly longest: number;
  };

/** A multi-line text input with its label inside. */
export function TextAreaField({ label, error, hint, value, rows, longest, ...rest }: Props) {
  const language = useLanguage();
  const id = useId();
  return (
    <div className={layouts.narrow}>
      <div className={layouts.anchor}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <textarea
          id={id}
          rows={rows}
          className={styles.text}
          style={{ minHeight: `calc(${rows}lh + 42px)` }}
          value={value}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-about`}
          {...rest}
        />
      </div>
      <div id={`${id}-about`} className={styles.about}>
        {error === undefined ? null : <FieldError>{error}</FieldError>}
        {hint === undefined || error !== undefined ? null : <p className={styles.hint}>{hint}</p>}
        <p className={styles.count} data-over={value.length > longest ? '' : undefined}>
          <span className="visually-hidden">
            <Trans>Characters:</Trans>{' '}
          </span>
          {formatNumber(value.length, language)} / {formatNumber(longest, language)}
        </p>
      </div>
    </div>
  );
}
