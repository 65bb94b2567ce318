import { Slider } from '@base-ui/react/slider';
import styles from './range-slider.module.css';

export type RangeSliderProps = {
  /** Labels of the two thumbs. */
  readonly labels: readonly [low: string, high: string];
  /** Between 0 and `max`; integers are stops. */
  readonly values: readonly [low: number, high: number];
  readonly max: number;
  /** Number of stops skipped by Page Up and Page Down. */
  readonly largeStep: number;
  /** A thumb's value as text. */
  nameOf(value: number, isHigh: boolean): string;
  /** Called while a thumb moves; `moved` tells which one. */
  onMove(values: readonly [low: number, high: number], moved: 'low' | 'high'): void;
  /** Called when it is released. */
  onSettle(): void;
};

/** A slider with two thumbs. Arrow keys move by one stop, Home and End to the limits. */
export function RangeSlider({ labels, values, max, largeStep, nameOf, onMove, onSettle }: RangeSliderProps) {
  return (
    <Slider.Root
      value={[...values]}
      min={0}
      max={max}
      step={1}
      largeStep={largeStep}
      minStepsBetweenValues={1}
      thumbCollisionBehavior="none"
      className={styles.slider}
      onValueChange={([low = 0, high = max], { activeThumbIndex }) =>
        onMove([low, high], activeThumbIndex === 0 ? 'low' : 'high')
      }
      onValueCommitted={onSettle}
    >
      <Slider.Control className={styles.control} data-base-ui-swipe-ignore="">
        <Slider.Track className={styles.track}>
          <Slider.Indicator className={styles.range} />
          {labels.map((label, index) => (
            <Slider.Thumb
              key={label}
              index={index}
              className={styles.thumb}
              getAriaLabel={() => label}
              // `getAriaValueText` makes an Intl.NumberFormat, whose first instance blocks a slow phone for 50 ms.
              aria-valuetext={nameOf(values[index] ?? 0, index === 1)}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
