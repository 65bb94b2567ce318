import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './hero.module.css';

export type HeroProps = {
  /** The formatted number of cars. */
  readonly cars: string;
  readonly city: ReactNode;
  readonly search: ReactNode;
  /** One row of chips below the search. */
  readonly chips: ReactNode;
  /** Replaces the picture for returning visitors. */
  readonly continued: ReactNode;
};

/** The head of the home page: introduction and search. */
export function Hero({ cars, city, search, chips, continued }: HeroProps) {
  return (
    <div className={styles.hero} data-own-search="">
      <div className={styles.words}>
        {city}
        <h1 className={styles.title}>
          <Trans>The right car, at a fair price.</Trans>
        </h1>
        <p className={styles.text}>
          <Trans>{cars} used cars from all over Indonesia, open even when your signal drops.</Trans>
        </p>
        {search}
        {chips}
      </div>
      <div className={styles.place}>
        {/* In a picture element, because React would preload a plain image ahead of everything else. */}
        <picture className={styles.picture}>
          <source media="(min-width: 64em)" srcSet="/home/cars-1120.webp" />
          <img src="/home/cars-560.webp" alt="" width={560} height={200} decoding="async" />
        </picture>
        {continued}
      </div>
    </div>
  );
}
