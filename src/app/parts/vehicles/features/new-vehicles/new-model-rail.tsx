import { Trans } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { BarredRail } from '#app/parts/browse/ui/barred-rail.tsx';
import { BodyPicture } from '#app/parts/vehicles/ui/body-picture.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { formatPrice } from '#contract/money.ts';
import { newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';
import styles from './new-model-rail.module.css';

/** The new cars with the most deliveries. */
export function NewModelRail() {
  const language = useLanguage();
  const { data } = useApi('newVehicles', { categoryId: '1' });
  if (!data) return null;
  return (
    <BarredRail className={styles.rail}>
      {data.models.map(({ brand, slug, name, body, prices }) => (
        <li key={`${brand.slug}/${slug}`}>
          <AppLink href={newVehiclesPath('mobil', brand.slug, slug)} className={styles.model}>
            <BodyPicture body={body?.slug} />
            <span className={styles.text}>
              <strong className={styles.name}>
                {brand.name} {name}
              </strong>
              {prices === null ? null : (
                <>
                  <span className={styles.price}>
                    <Trans>from {formatPrice(prices.min, language)}</Trans>
                  </span>
                  <span className={styles.note}>{prices.note}</span>
                </>
              )}
            </span>
          </AppLink>
        </li>
      ))}
    </BarredRail>
  );
}
