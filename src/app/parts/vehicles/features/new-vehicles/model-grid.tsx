import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { formatNumber } from '#contract/money.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './model-grid.module.css';
import { PriceSpan } from './price-span.tsx';

type Props = {
  readonly kind: VehicleKind;
  readonly models: readonly NewModelCard[];
  /** Whether the brand's name goes before the model's. */
  readonly hasBrand?: boolean;
};

/** Models, each a card that leads to its page. */
export function ModelGrid({ kind, models, hasBrand = false }: Props) {
  return (
    <ul className={styles.grid}>
      {models.map((model) => (
        <li key={`${model.brand.slug}/${model.slug}`}>
          <ModelCard kind={kind} model={model} hasBrand={hasBrand} />
        </li>
      ))}
    </ul>
  );
}

function ModelCard({ kind, model, hasBrand = false }: Omit<Props, 'models'> & { model: NewModelCard }) {
  const language = useLanguage();
  const { brand, slug, name, body, drawing, variantCount, prices, lastYear, units2025 } = model;
  return (
    <AppLink href={newVehiclesPath(kind, brand.slug, slug)} className={styles.card}>
      {drawing === null ? null : (
        <span className={styles.picture}>
          <CarPicture car={{ bodyType: drawing }} />
        </span>
      )}
      <span className={styles.text}>
        <strong className={styles.name}>{hasBrand ? `${brand.name} ${name}` : name}</strong>
        <span className={styles.facts}>
          {body === null ? null : `${body.name} · `}
          <Plural value={variantCount} one="# variant" other="# variants" />
        </span>
        {lastYear === null ? null : (
          <span className={styles.facts}>
            <Trans>No longer sold new, last in {lastYear}</Trans>
          </span>
        )}
        <PriceSpan prices={prices} />
        {units2025 === null ? null : (
          <span className={styles.facts}>
            <Trans>{formatNumber(units2025, language)} delivered to dealers in 2025</Trans>
          </span>
        )}
      </span>
    </AppLink>
  );
}
