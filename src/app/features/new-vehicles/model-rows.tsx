import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { facingAt, ModelDrawing } from '#app/ui/car/model-drawing.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { inProvince } from '#contract/new-vehicles/province-address.ts';
import { formatPriceSpan } from '#contract/price-span.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './model-rows.module.css';

type Props = {
  readonly kind: VehicleKind;
  readonly models: readonly NewModelCard[];
  /** The model that sells best, where it is known. */
  readonly best?: NewModelCard | undefined;
  /** How many rows precede these: drawings go on facing left and right in turn. */
  readonly from?: number;
  /** Whose prices the models have, and their pages are to show. */
  readonly province?: number | null | undefined;
};

/** Models of one brand as rows: a small drawing, the price range, the name. */
export function ModelRows({ kind, models, best, from = 0, province }: Props) {
  const language = useLanguage();
  return (
    <ul className={layouts.cards}>
      {models.map((model, index) => {
        const { brand, slug, name, body, variantCount, prices, instalment, delivered } = model;
        return (
          <li key={slug} className={layouts.grid}>
            <AppLink
              href={inProvince(newVehiclesPath(kind, brand.slug, slug), province)}
              className={classNames(layouts.raisedCard, styles.row)}
            >
              <span className={styles.picture}>
                <ModelDrawing model={model} facing={facingAt(from + index)} sizes="116px" />
              </span>
              <span className={layouts.fillGrid}>
                {model === best && delivered !== null ? (
                  <span className={classNames(texts.caption, texts.green)}>
                    <Trans>
                      Best-selling {brand.name} of {delivered.year}
                    </Trans>
                  </span>
                ) : null}
                {prices !== null ? (
                  <span className={styles.price}>{formatPriceSpan(prices, language)}</span>
                ) : model.status === 'on-sale' ? (
                  <span className={texts.quietBody}>
                    <Trans>No price yet</Trans>
                  </span>
                ) : null}
                <strong className={styles.name}>{name}</strong>
                <span className={texts.note}>
                  {body === null ? null : `${body.name} · `}
                  <Plural value={variantCount} one="# variant" other="# variants" />
                </span>
                {instalment === null ? null : (
                  <span className={texts.noteFigures}>
                    <Trans>From {formatPrice(instalment, language)} a month</Trans>
                  </span>
                )}
              </span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
