import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { priceOfText } from '#app/features/search/price-text.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Field } from '#app/ui/form/field.tsx';
import { formatPrice } from '#contract/money.ts';

type Props = {
  readonly label: string;
  /** Null is unbounded. */
  readonly value: number | null;
  /** Shown for an unbounded end. */
  readonly placeholder: string;
  /** Named where a text is no price, in rupiah. */
  readonly example: number;
  /** The problem with a price at this end, if any. */
  complaintOf(value: number | null): string | undefined;
  onChange(value: number | null): void;
};

/** After the last key, so that not each of them is counted. */
const countAfterMs = 300;

/** A price as text (`150`, `150 jt`, `150.000.000`): it counts as it is typed, and is written out when it is left. */
export function PriceField({ label, value, placeholder, example, complaintOf, onChange }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const shown = value === null ? '' : formatPrice(value, language);
  const [text, setText] = useState(shown);
  const [complaint, setComplaint] = useState<string>();
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // What was typed here stays as it is until the field is left.
    if (priceOfText(text) !== value) {
      setText(shown);
      setComplaint(undefined);
    }
  }

  const typed = text === shown ? undefined : priceOfText(text);

  useEffect(() => {
    const price = text === shown ? undefined : priceOfText(text);
    if (price === undefined || price === value || complaintOf(price) !== undefined) return;
    const timer = setTimeout(() => onChange(price), countAfterMs);
    return () => clearTimeout(timer);
  });

  function read(): void {
    if (text === shown) {
      setComplaint(undefined);
      return;
    }
    const price = priceOfText(text);
    const wrong =
      price === undefined ? t`Write an amount like ${formatPrice(example, language)}` : complaintOf(price);
    setComplaint(wrong);
    if (wrong === undefined && price !== undefined) {
      setText(price === null ? '' : formatPrice(price, language));
      if (price !== value) onChange(price);
    }
  }

  function readOnEnter(event: KeyboardEvent): void {
    if (event.key === 'Enter') read();
  }

  return (
    <Field
      label={label}
      value={text}
      placeholder={placeholder}
      error={complaint}
      hint={typed ? <output>{formatPrice(typed, language)}</output> : undefined}
      inputMode="decimal"
      enterKeyHint="done"
      maxLength={40}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={read}
      onKeyDown={readOnEnter}
    />
  );
}
