import { useLingui } from '@lingui/react/macro';
import { classNames } from '#app/ui/class-names.ts';
import { type SellStep, sellSteps } from '#contract/sell/sell-fields.ts';
import { useStepNames } from './step-names.ts';
import styles from './step-progress.module.css';

type Props = {
  readonly step: SellStep;
  /** Whether a step is complete. */
  isDone?(step: SellStep): boolean;
};

/** Progress as a lane: one stroke per step, complete ones green, the current one amber. */
export function StepProgress({ step, isDone = () => false }: Props) {
  const { t } = useLingui();
  const names = useStepNames();
  const place = sellSteps.indexOf(step) + 1;
  const total = sellSteps.length;
  const name = names[step];
  return (
    <div
      role="progressbar"
      aria-label={t`Selling a car`}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={place}
      aria-valuetext={t`Step ${place} of ${total}: ${name}`}
      className={styles.lane}
    >
      {sellSteps.map((each) => (
        <span
          key={each}
          className={classNames(styles.stroke, isDone(each) && styles.done, each === step && styles.here)}
        />
      ))}
    </div>
  );
}

/** The same for a draft in a list: the number of complete steps. */
export function DraftLane({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <span className={styles.lane} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no other name.
        <span key={index} className={classNames(styles.stroke, index < done && styles.done)} />
      ))}
    </span>
  );
}
