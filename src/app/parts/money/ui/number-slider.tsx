import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { FieldError } from '#app/ui/form/field.tsx';
import styles from './number-slider.module.css';
import { numberOfTyped, typedOf } from './typed-number.ts';

type Slider = {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** A value in words. */
  nameOf(value: number): string;
  onSlide(value: number): void;
};

type Props = {
  readonly label: ReactNode;
  /** After the label, of the value. */
  readonly note?: ReactNode;
  readonly value: number;
  readonly decimals?: number;
  /** Without signs between thousands, as a year. */
  readonly isPlain?: boolean;
  /** Before and after the typed value. */
  readonly before?: string;
  readonly after?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  onType(value: number): void;
  /** Without it the value is only typed. */
  readonly slider?: Slider;
};

/** A value that is typed, or found by sliding. The slider's range may be narrower than what can be typed. */
export function NumberSlider(props: Props) {
  const {
    label,
    note,
    value,
    decimals = 0,
    isPlain = false,
    before,
    after,
    hint,
    error,
    onType,
    slider,
  } = props;
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const describedBy = error === undefined ? (hint === undefined ? undefined : `${id}-hint`) : `${id}-error`;
  const shown = slider && Math.min(slider.max, Math.max(slider.min, slider.value));
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label htmlFor={id} className={styles.label}>
          {label} {note === undefined ? null : <span className={styles.note}>{note}</span>}
        </label>
        <span className={styles.box}>
          {before === undefined ? null : <span className={styles.unit}>{before}</span>}
          <input
            id={id}
            className={styles.input}
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            size={decimals === 0 && before !== undefined ? 13 : 5}
            value={typed ?? (isPlain ? String(value) : typedOf(value, decimals, language))}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy}
            onChange={({ currentTarget }) => {
              const number = numberOfTyped(currentTarget.value, decimals);
              // Thousands are grouped as they are typed; a fraction is left as it is until the field is left.
              const isGrouped = decimals === 0 && !isPlain && number !== undefined;
              setTyped(isGrouped ? typedOf(number, 0, language) : currentTarget.value);
              if (number !== undefined) onType(number);
            }}
            onBlur={() => setTyped(undefined)}
          />
          {after === undefined ? null : <span className={styles.unit}>{after}</span>}
        </span>
      </div>
      {slider === undefined || shown === undefined ? null : (
        <>
          <input
            type="range"
            className={styles.range}
            style={{ '--share': (shown - slider.min) / (slider.max - slider.min) } as CSSProperties}
            aria-labelledby={`${id}-name`}
            aria-valuetext={slider.nameOf(slider.value)}
            min={slider.min}
            max={slider.max}
            step={slider.step}
            value={shown}
            onChange={({ currentTarget }) => slider.onSlide(Number(currentTarget.value))}
          />
          <div className={styles.ends} aria-hidden="true">
            <span>{slider.nameOf(slider.min)}</span>
            <span>{slider.nameOf(slider.max)}</span>
          </div>
          <span id={`${id}-name`} hidden>
            {label}
          </span>
        </>
      )}
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint === undefined || error !== undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
