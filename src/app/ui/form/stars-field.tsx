import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { mostStars } from '#contract/owner-reviews/owner-review.ts';
import { FieldError } from './field.tsx';
import styles from './stars-field.module.css';

type Props = {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string | undefined;
  readonly error: string | undefined;
  onChoose(stars: string): void;
};

/** One to five stars. */
export function StarsField({ name, label, value, error, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.stars}>
      <legend className={styles.legend}>{label}</legend>
      {Array.from({ length: mostStars }, (_, place) => place + 1).map((stars) => (
        <label key={stars} className={styles.star} data-on={stars <= Number(value) ? '' : undefined}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={value === String(stars)}
            onChange={() => onChoose(String(stars))}
          />
          <Icon of={Star} size={28} />
          <span className="visually-hidden">{t`${stars} of 5 stars`}</span>
        </label>
      ))}
      {error === undefined ? null : <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
