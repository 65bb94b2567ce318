import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { formatNumber } from '#contract/money.ts';
import styles from './digits-field.module.css';
import { Field } from './field.tsx';
import { caretAfterDigits, digitsOf } from './grouped-digits.ts';

export type DigitsFieldProps = {
  readonly label: string;
  /** Digits only; an invalid number is displayed as is, to be corrected. */
  readonly value: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Prefix, such as `Rp`. */
  readonly unit?: string;
  readonly mostDigits: number;
  onDigits(digits: string): void;
  onBlur?(): void;
};

/** An integer, grouped by thousands while typing. */
export function DigitsField({
  label,
  value,
  hint,
  error,
  unit,
  mostDigits,
  onDigits,
  onBlur,
}: DigitsFieldProps) {
  const language = useLanguage();
  const shown = /^\d{1,15}$/.test(value) ? formatNumber(Number(value), language) : value;
  const box = useRef<HTMLDivElement>(null);
  /** Keeps the caret after the same digit when separators move. */
  const before = useRef<number>(undefined);

  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    if (before.current === undefined || !input || document.activeElement !== input) return;
    const place = caretAfterDigits(shown, before.current);
    before.current = undefined;
    input.setSelectionRange(place, place);
  }, [shown]);

  return (
    <div ref={box} className={unit === undefined ? undefined : styles.withUnit} data-unit={unit}>
      <Field
        label={label}
        hint={hint}
        inputMode="numeric"
        value={shown}
        error={error}
        onChange={({ currentTarget }) => {
          const { value: typed, selectionStart } = currentTarget;
          before.current = digitsOf(typed.slice(0, selectionStart ?? typed.length)).length;
          onDigits(digitsOf(typed).slice(0, mostDigits));
        }}
        onBlur={onBlur}
      />
    </div>
  );
}
