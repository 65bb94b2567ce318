import type { ReactNode } from 'react';
import styles from './parts-bar.module.css';

/** Shades of the parts, in their order. */
export type Tone = 0 | 1 | 2 | 3 | 4 | 5;

export type Part = {
  readonly key: string;
  readonly tone: Tone;
  readonly amount: number;
  /** For the legend. */
  readonly name?: ReactNode;
};

type Props = {
  /** In words, what the picture shows. */
  readonly label: string;
  readonly parts: readonly Part[];
  /** Where no list beside it has the same dots. */
  readonly hasLegend?: boolean;
};

/** What a sum is made of, as one bar. */
export function PartsBar({ label, parts, hasLegend = false }: Props) {
  return (
    <>
      <div className={styles.bar} role="img" aria-label={label}>
        {parts.map(({ key, tone, amount }) =>
          amount > 0 ? <span key={key} data-tone={tone} style={{ flexGrow: amount }} /> : null,
        )}
      </div>
      {hasLegend ? (
        <ul className={styles.legend}>
          {parts.map(({ key, tone, name }) => (
            <li key={key}>
              <PartDot tone={tone} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The shade of a part, in a list or a legend. */
export function PartDot({ tone }: { readonly tone: Tone }) {
  return <span className={styles.dot} data-tone={tone} aria-hidden="true" />;
}
