import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { facingAt, ModelDrawing } from '#app/ui/car/model-drawing.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Rail } from '#app/ui/rail.tsx';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatPrice } from '#contract/money.ts';
import { compareNewPath, variantId } from '#contract/new-compare/variant-ids.ts';
import type { Rival } from '#contract/new-vehicles/new-model.schema.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './model-rivals.module.css';

type Props = Pick<DataOf<'newModel'>, 'model' | 'variants' | 'rivals'> & { readonly kind: VehicleKind };

/** Models at about the same price, each with how much more or less it costs at least. */
export function ModelRivals({ kind, model, variants, rivals }: Props) {
  const [cheapest] = variants;
  const own = cheapest && variantId({ brand: model.brand.slug, model: model.slug, variant: cheapest.slug });
  return (
    <Rail className={styles.rail}>
      {rivals.map((rival, place) => (
        <li key={`${rival.brand.slug}/${rival.slug}`} className={classNames(layouts.card, styles.card)}>
          <AppLink href={newVehiclesPath(kind, rival.brand.slug, rival.slug)} className={patterns.grows}>
            <ModelDrawing model={rival} facing={facingAt(place)} sizes="240px" />
            <span className={styles.text}>
              <RivalPrice rival={rival} price={model.prices?.min} />
            </span>
          </AppLink>
          {own === undefined || rival.variant === undefined ? null : (
            <ButtonLink
              variant="secondary"
              size="dense"
              className={styles.compare}
              href={compareNewPath(kind, [
                own,
                variantId({ brand: rival.brand.slug, model: rival.slug, variant: rival.variant }),
              ])}
            >
              <Trans>Compare</Trans>
              <span className="visually-hidden">
                : {rival.brand.name} {rival.name}
              </span>
            </ButtonLink>
          )}
        </li>
      ))}
    </Rail>
  );
}

function RivalPrice({ rival, price }: { readonly rival: Rival; readonly price: number | undefined }) {
  const language = useLanguage();
  const { prices, brand, name } = rival;
  const more = prices === null || price === undefined ? undefined : prices.min - price;
  const amount = more === undefined ? '' : formatPrice(Math.abs(more), language);
  return (
    <>
      <strong className={texts.title}>
        {prices === null ? <Trans>Price not known</Trans> : formatPrice(prices.min, language)}
      </strong>
      <span>
        {brand.name} {name}
      </span>
      {more === undefined ? null : (
        <span className={classNames(texts.note, more < 0 && texts.greenStrong)}>
          {more < 0 ? (
            <Trans>{amount} cheaper</Trans>
          ) : more > 0 ? (
            <Trans>{amount} dearer</Trans>
          ) : (
            <Trans>The same price</Trans>
          )}
        </span>
      )}
    </>
  );
}
