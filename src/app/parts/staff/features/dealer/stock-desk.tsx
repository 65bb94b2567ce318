import { Trans } from '@lingui/react/macro';
import styles from './stock-desk.module.css';
import { StockExport } from './stock-export.tsx';
import { StockForm } from './stock-form.tsx';

/** Import and export of a dealer's stock. */
export function StockDesk({ owner }: { readonly owner: string }) {
  return (
    <div className={styles.desk}>
      <section>
        <h2 className={styles.heading}>
          <Trans>Add cars from a file</Trans>
        </h2>
        <p className={styles.quiet}>
          <Trans>
            The first line names the columns: externalId, brandName, modelName, variantName, makeYear, price,
            kilometerDriven, transmission, fuelType, color, provinceName, cityName, regNo, description,
            imageUrls. Every car passes the same checks as an ad of any seller, and stands under your own
            number.
          </Trans>
        </p>
        <StockForm owner={owner} />
      </section>
      <section>
        <h2 className={styles.heading}>
          <Trans>Your cars as a file</Trans>
        </h2>
        <StockExport />
      </section>
    </div>
  );
}
