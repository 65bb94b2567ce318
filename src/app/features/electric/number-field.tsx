import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { DigitsField, type DigitsFieldProps } from '#app/ui/form/digits-field.tsx';
import { formatNumber } from '#contract/money.ts';
import { limitsOf, type NumberName } from './inputs.ts';

type Props = {
  readonly name: NumberName;
  readonly label: string;
  readonly value: number;
  readonly hint?: ReactNode;
  readonly kind?: DigitsFieldProps['kind'];
  onChange(value: number): void;
};

/** A numeric input of a calculator. A value out of bounds shows an error and is not passed on. */
export function NumberField({ name, label, value, hint, kind = 'number', onChange }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const { least, most } = limitsOf(name);
  const isValid = (text: string) => text !== '' && Number(text) >= least && Number(text) <= most;
  const lowest = formatNumber(least, language);
  const highest = formatNumber(most, language);
  return (
    <DigitsField
      label={label}
      value={typed ?? String(Math.round(value))}
      mostDigits={12}
      kind={kind}
      hint={hint}
      note={hint}
      error={typed === undefined || isValid(typed) ? undefined : t`Between ${lowest} and ${highest}`}
      onDigits={(digits) => {
        setTyped(digits);
        if (isValid(digits)) onChange(Number(digits));
      }}
      onBlur={() => setTyped((text) => (text !== undefined && isValid(text) ? undefined : text))}
    />
  );
}
