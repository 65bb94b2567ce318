import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { EndingBadge } from '#app/ui/car/ending-badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { listingPath } from '#contract/paths.ts';
import { isOver } from '#offline/listing/kept-card.ts';
import type { ComparisonRow } from './comparison-rows.tsx';
import styles from './comparison-table.module.css';
import type { ComparedCar } from './use-comparison.ts';

export type ComparisonTableProps = {
  readonly cars: readonly ComparedCar[];
  readonly rows: readonly ComparisonRow[];
  onRemove(id: number): void;
  /** Absent where the comparison is full. */
  onAdd: (() => void) | undefined;
};

/**
 * Cars side by side. The names of the rows stay at the left edge while the cars scroll: on a phone above the values,
 * where they take no width, on wide screens as a column.
 */
export function ComparisonTable({ cars, rows, onRemove, onAdd }: ComparisonTableProps) {
  const { t } = useLingui();
  return (
    // Focusable, so that the keyboard can scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable (WCAG 2.1.1)
    <section className={styles.scroller} aria-label={t`Comparison`} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">
          <Trans>Used cars side by side</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">
                <Trans>Detail</Trans>
              </span>
            </th>
            {cars.map((car) => (
              <CarHead key={car.id} car={car} onRemove={() => onRemove(car.id)} />
            ))}
            {onAdd === undefined ? null : (
              <td className={styles.addCell}>
                <button type="button" className={styles.add} onClick={onAdd}>
                  <Icon of={Plus} size={24} />
                  <Trans>Add a car</Trans>
                </button>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className={styles.row}>
              <th scope="row" className={styles.name}>
                <span className={styles.nameText}>
                  {row.name}
                  {row.differs && row.cells.every(({ best }) => best === undefined) ? (
                    <>
                      {' '}
                      <span className={styles.differs}>
                        <Trans>differs</Trans>
                      </span>
                    </>
                  ) : null}
                </span>
              </th>
              {row.cells.map(({ text, best }, place) => (
                <td
                  key={cars[place]?.id}
                  className={classNames(styles.cell, best !== undefined && styles.best)}
                >
                  {text ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">
                        <Trans>Not known</Trans>
                      </span>
                    </>
                  )}
                  {best === undefined ? null : <span className={styles.word}>{best}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CarHead({ car: { card }, onRemove }: { readonly car: ComparedCar; onRemove(): void }) {
  const { t } = useLingui();
  const label = card?.label ?? t`Unknown car`;
  return (
    <th scope="col" className={styles.head} aria-label={label}>
      <div className={styles.photo} data-over={isOver(card) ? '' : undefined}>
        <CarPicture car={card ?? {}} sizes="(min-width: 48em) 240px, 156px" className={styles.image} />
        <IconButton
          look="floating"
          className={styles.remove}
          label={t`Remove ${label} from the comparison`}
          icon={<Icon of={X} />}
          onClick={onRemove}
        />
      </div>
      {card === undefined ? (
        <p className={styles.unknown}>
          <Trans>This car isn’t kept on your device, or its ad has ended.</Trans>
        </p>
      ) : (
        <AppLink href={listingPath(card.slug)} className={styles.label}>
          {card.label}
        </AppLink>
      )}
      {card && <EndingBadge card={card} />}
    </th>
  );
}
