import { Trans } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { BarredRail } from '#app/ui/barred-rail.tsx';
import { BodyPicture } from '#app/ui/car/body-picture.tsx';
import { ModelCard } from '#app/ui/car/model-card.tsx';
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
          <ModelCard
            href={newVehiclesPath('mobil', brand.slug, slug)}
            picture={<BodyPicture body={body?.slug} />}
            name={`${brand.name} ${name}`}
            price={prices === null ? null : <Trans>from {formatPrice(prices.min, language)}</Trans>}
            note={prices?.note}
          />
        </li>
      ))}
    </BarredRail>
  );
}
