import type { ComponentProps, CSSProperties } from 'react';
import styles from './slider.module.css';

export type SliderRange = {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** A value in words. */
  nameOf(value: number): string;
  onSlide(value: number): void;
};

type Props = SliderRange &
  Pick<ComponentProps<'input'>, 'id' | 'ref' | 'aria-labelledby' | 'aria-valuetext'> & {
    /** Where it stands in the server's page, from where it can be moved before this is hydrated. */
    readonly begin?: number;
  };

/** The one slider for a value, with the ends of its range. A value beyond them is shown at the nearer end. */
export function Slider({ value, min, max, step, nameOf, onSlide, begin, ...input }: Props) {
  const shown = Math.min(max, Math.max(min, value));
  return (
    <div className={styles.slider}>
      <input
        type="range"
        className={styles.range}
        style={{ '--share': (shown - min) / (max - min || 1) } as CSSProperties}
        aria-valuetext={nameOf(value)}
        {...input}
        min={min}
        max={max}
        step={step}
        {...(begin === undefined ? { value: shown } : { defaultValue: begin })}
        onChange={({ currentTarget }) => onSlide(Number(currentTarget.value))}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{nameOf(min)}</span>
        <span>{nameOf(max)}</span>
      </div>
    </div>
  );
}
