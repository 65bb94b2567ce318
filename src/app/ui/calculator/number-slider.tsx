import { type ReactNode, useId, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { FieldError } from '#app/ui/form/field.tsx';
import { typedText } from '#app/ui/form/grouped-digits.ts';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import styles from './number-slider.module.css';
import { Slider, type SliderRange } from './slider.tsx';
import { numberOfTyped, typedOf } from './typed-number.ts';

type Props = {
  readonly label: ReactNode;
  /** After the label, of the value. */
  readonly note?: ReactNode;
  /** Undefined where nothing is known to begin with. */
  readonly value: number | undefined;
  readonly decimals?: number;
  /** Money: of a `price` a small number is in millions, of a `sum` it is not. */
  readonly money?: 'price' | 'sum';
  /** Without signs between thousands, as a year. */
  readonly isPlain?: boolean;
  /** After the typed value. */
  readonly after?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  onType(value: number): void;
  /** Without it the value is only typed. */
  readonly slider?: SliderRange;
};

/** A value that is typed, or found by sliding. The slider's range may be narrower than what can be typed. */
export function NumberSlider(props: Props) {
  const {
    label,
    note,
    value,
    decimals = 0,
    isPlain = false,
    money,
    after,
    hint,
    error,
    onType,
    slider,
  } = props;
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const known = value === undefined ? '' : isPlain ? String(value) : typedOf(value, decimals, language);
  const display = typed ?? known;
  const reading =
    money !== undefined &&
    typed !== undefined &&
    value !== undefined &&
    numberOfTyped(typed, 0, money) === value
      ? formatPrice(value, language)
      : undefined;
  const below = reading === undefined ? hint : <output>{reading}</output>;
  const describedBy = error === undefined ? (below === undefined ? undefined : `${id}-hint`) : `${id}-error`;
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label htmlFor={id} className={texts.lead}>
          {label} {note === undefined ? null : <span className={texts.quietFigures}>{note}</span>}
        </label>
        <span className={styles.box}>
          {money === undefined ? null : <span className={styles.unit}>Rp</span>}
          <input
            id={id}
            className={styles.input}
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            size={money === undefined ? 5 : 13}
            value={display}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy}
            onChange={({ currentTarget }) => {
              const { value: written } = currentTarget;
              const text = decimals === 0 && !isPlain ? typedText(written, display, language) : written;
              const number = numberOfTyped(text, decimals, money);
              setTyped(text);
              if (number !== undefined) onType(number);
            }}
            onBlur={() => setTyped(undefined)}
          />
          {after === undefined ? null : <span className={styles.unit}>{after}</span>}
        </span>
      </div>
      {slider === undefined ? null : (
        <>
          <Slider {...slider} aria-labelledby={`${id}-name`} />
          <span id={`${id}-name`} hidden>
            {label}
          </span>
        </>
      )}
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      {below === undefined || error !== undefined ? null : (
        <p id={`${id}-hint`} className={texts.note}>
          {below}
        </p>
      )}
    </div>
  );
}
