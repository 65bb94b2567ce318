import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import styles from './model-card.module.css';

type Props = {
  readonly href: string;
  readonly picture: ReactNode;
  readonly name: string;
  readonly price: ReactNode;
  /** Shown below the price: the number of cars, or what the price refers to. */
  readonly note: ReactNode;
};

/** Card for a used or new model in a horizontal list; the whole card is a link. */
export function ModelCard({ href, picture, name, price, note }: Props) {
  return (
    <AppLink href={href} className={classNames(layouts.card, styles.model)}>
      {picture}
      <span className={styles.text}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.price}>{price}</span>
        <span className={texts.faintFigures}>{note}</span>
      </span>
    </AppLink>
  );
}
