import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { formatKilometers, formatPrice } from '#contract/money.ts';
import { readKilometers } from '#contract/readers/read-kilometers.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import styles from './digits-field.module.css';
import { Field } from './field.tsx';
import { caretAfterDigits, digitsOf, grouped, typedText } from './grouped-digits.ts';

const readSum = (text: string) => readRupiah(text, 0);

/** What is counted: how it is read, and how the reading is shown. A `price` of 150 is 150 million, a `sum` is not. */
const kinds = {
  price: { unit: 'Rp', read: (text: string) => readRupiah(text), say: formatPrice },
  sum: { unit: 'Rp', read: readSum, say: formatPrice },
  kilometers: { unit: undefined, read: readKilometers, say: formatKilometers },
  number: { unit: undefined, read: readSum, say: undefined },
} as const;

export type DigitsFieldProps = {
  readonly label: string;
  readonly name?: string | undefined;
  /** Digits; what could not be read is as typed, to be corrected. */
  readonly value: string;
  readonly kind: keyof typeof kinds;
  /** Below an empty field. */
  readonly hint?: ReactNode;
  /** Below a filled field, after its reading. */
  readonly note?: ReactNode;
  readonly error?: string | undefined;
  readonly mostDigits: number;
  onDigits(digits: string): void;
  onBlur?(): void;
};

/**
 * An amount as people write it, grouped by thousands while typing, with its reading below. The reading is what counts, and
 * what the field shows when it is left.
 */
export function DigitsField(props: DigitsFieldProps) {
  const { label, name, value, kind, hint, note, error, mostDigits, onDigits, onBlur } = props;
  const language = useLanguage();
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string }>();
  const shown = typed?.value === value ? typed.text : grouped(value, language);
  const { unit, read, say } = kinds[kind];
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

  function change({ value: written, selectionStart }: HTMLInputElement): void {
    const text = typedText(written, shown, language);
    const isGrouped = text !== written || /^\d*$/.test(written);
    const cut = isGrouped ? grouped(digitsOf(text).slice(0, mostDigits), language) : text;
    before.current = isGrouped
      ? digitsOf(written.slice(0, selectionStart ?? written.length)).length
      : undefined;
    const next = String(read(cut) ?? cut.trim());
    setTyped({ text: cut, value: next });
    onDigits(next);
  }

  const reading = /^\d{1,15}$/.test(value) ? say?.(Number(value), language) : undefined;
  return (
    <div ref={box} className={unit && classNames(layouts.anchor, styles.withUnit)} data-unit={unit}>
      <Field
        label={label}
        name={name}
        hint={
          reading === undefined ? (
            hint
          ) : (
            <>
              <output>{reading}</output>
              {note === undefined ? null : <> · {note}</>}
            </>
          )
        }
        inputMode="decimal"
        value={shown}
        error={error}
        onChange={({ currentTarget }) => change(currentTarget)}
        onBlur={() => {
          setTyped(undefined);
          onBlur?.();
        }}
      />
    </div>
  );
}
