import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import texts from '#app/ui/texts.module.css';
import styles from './option-card.module.css';

type Props = {
  readonly name: ReactNode;
  readonly sum: ReactNode;
  /** Below the name, and below the sum. */
  readonly note: ReactNode;
  readonly sumNote: ReactNode;
  readonly isChosen: boolean;
  onChoose(): void;
};

/** One of a few ways to pay or to be insured, with its own sum. */
export function OptionCard({ name, sum, note, sumNote, isChosen, onChoose }: Props) {
  return (
    <button type="button" className={styles.option} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.name}>
        {name}
        {isChosen ? <Icon of={CircleCheck} size={18} /> : null}
      </span>
      <span className={texts.priceFigures}>{sum}</span>
      <span className={texts.noteFigures}>{note}</span>
      <span className={classNames(texts.noteFigures, styles.sumNote)}>{sumNote}</span>
    </button>
  );
}
