import { Trans } from '@lingui/react/macro';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import type { RunningRates } from '#contract/electric/running-rates.schema.ts';
import { fuelPricesPath } from '#contract/fuel/fuel-paths.ts';
import styles from './electric.module.css';

/** From where the price of petrol is, and where others are. */
export function PetrolNote({ rates }: { readonly rates: RunningRates }) {
  return (
    <p className={styles.note}>
      {rates.notes.petrol}{' '}
      <AppLink href={fuelPricesPath} className={texts.link}>
        <Trans>Fuel prices by province</Trans>
      </AppLink>
    </p>
  );
}
