import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { listingPath } from '#contract/paths.ts';
import styles from './car-card.module.css';
import { CarPicture, type PicturedCar } from './car-picture.tsx';

export type CarCardProps = {
  readonly car: PicturedCar & { readonly slug: string };
  /** As in `<img sizes>`. */
  readonly sizes?: string | undefined;
  /** Whether its photo is in the initial viewport. */
  readonly eager?: boolean | undefined;
  /** Whether it can no longer be bought. */
  readonly isOver?: boolean | undefined;
  /** The link's `target`. */
  readonly target?: string | undefined;
  /** A button on the photo, or one at its top and one at its bottom, as siblings of the link. */
  readonly buttons?: ReactNode;
};

type Props = CarCardProps & {
  readonly className?: string | undefined;
  readonly onPhoto: ReactNode;
  /** Content below the photo. */
  readonly children: ReactNode;
};

/** A car's photo and description as one link. */
export function CarCard({ car, sizes, eager, isOver, target, buttons, className, onPhoto, children }: Props) {
  return (
    <article className={classNames(styles.card, className)} data-over={isOver || undefined}>
      <AppLink href={listingPath(car.slug)} className={styles.link} target={target}>
        <div className={styles.photo}>
          <CarPicture car={car} sizes={sizes} eager={eager} />
          {onPhoto}
        </div>
        <div className={styles.body}>{children}</div>
      </AppLink>
      {buttons && <div className={styles.buttons}>{buttons}</div>}
    </article>
  );
}
