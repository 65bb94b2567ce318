import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#app/ui/button.tsx';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import patterns from '#app/ui/patterns.module.css';
import { comparePath } from '#contract/paths.ts';
import styles from './compare-bar.module.css';
import { useCompared } from './use-compared.ts';

/** A bottom bar with a link to the comparison while cars are being selected for it. */
export function CompareBar() {
  const { t } = useLingui();
  const rows = useCompared();
  if (rows.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={t`Comparison`} data-bottom-bar>
      <ul className={styles.cars}>
        {rows.map(({ id, card }) => (
          <li key={id} className={styles.car}>
            <CarPicture car={card} alt={card.label} most={320} className={styles.photo} />
          </li>
        ))}
      </ul>
      {rows.length === 1 ? (
        <p className={styles.hint}>
          <Trans>Choose another car</Trans>
        </p>
      ) : (
        <ButtonLink href={comparePath(rows.map(({ id }) => id))} className={patterns.rigid}>
          <Plural value={rows.length} one="Compare # car" other="Compare # cars" />
        </ButtonLink>
      )}
    </section>
  );
}
