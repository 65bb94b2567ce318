import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { facingAt, ModelDrawing } from '#app/ui/car/model-drawing.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { inProvince } from '#contract/new-vehicles/province-address.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './model-grid.module.css';

type Props = {
  readonly kind: VehicleKind;
  readonly models: readonly NewModelCard[];
  /** Whether the brand is named. */
  readonly hasBrand?: boolean;
  /** Whether the launch date is shown. */
  readonly hasLaunch?: boolean;
  /** Whether the first drawings are in the first view. */
  readonly isFirst?: boolean;
  /** Whose prices the models have, and their pages are to show. */
  readonly province?: number | null | undefined;
  /** What can be done with a model, below its card. */
  actionOf?(model: NewModelCard): ReactNode;
};

/** How many drawings are in the first view of a phone. */
const inFirstView = 2;

/** Cards of models, two beside each other on a phone. What their prices have in common is said once a page. */
export function ModelGrid({ kind, models, actionOf, isFirst = false, ...shown }: Props) {
  return (
    <ul className={styles.grid}>
      {models.map((model, index) => (
        <li key={`${model.brand.slug}/${model.slug}`} className={styles.item}>
          <ModelCard
            kind={kind}
            model={model}
            index={index}
            isEager={isFirst && index < inFirstView}
            {...shown}
          />
          {actionOf?.(model)}
        </li>
      ))}
    </ul>
  );
}

type CardProps = Pick<Props, 'kind' | 'hasBrand' | 'hasLaunch' | 'province'> & {
  readonly model: NewModelCard;
  readonly index: number;
  readonly isEager: boolean;
};

function ModelCard({
  kind,
  model,
  index,
  isEager,
  province,
  hasBrand = false,
  hasLaunch = false,
}: CardProps) {
  const language = useLanguage();
  const { brand, slug, name, body, variantCount, prices, instalment, lastYear } = model;
  const { expected, launched, isExample } = model;
  return (
    <AppLink
      href={inProvince(newVehiclesPath(kind, brand.slug, slug), province)}
      className={classNames(layouts.raisedCard, styles.card, hasBrand && styles.hasBrand)}
    >
      <ModelDrawing
        model={model}
        facing={facingAt(index)}
        sizes="(min-width: 75em) 316px, (min-width: 48em) 32vw, 50vw"
        eager={isEager}
      />
      <span className={styles.text}>
        {prices !== null ? (
          <span className={texts.priceFigures}>{formatPrice(prices.min, language)}</span>
        ) : model.status === 'on-sale' ? (
          <span className={styles.unpriced}>
            <Trans>No price yet</Trans>
          </span>
        ) : null}
        <strong className={styles.name}>
          {hasBrand ? <span className={styles.brand}>{brand.name} </span> : null}
          {name}
        </strong>
        {expected === null ? null : (
          <span className={texts.note}>
            <Trans>Expected in {expected}</Trans>
          </span>
        )}
        {hasLaunch && launched !== null ? (
          <span className={texts.note}>
            <Trans>Launched in {launched}</Trans>
          </span>
        ) : null}
        {lastYear === null ? null : (
          <span className={texts.note}>
            <Trans>No longer sold new, last in {lastYear}</Trans>
          </span>
        )}
        <span className={texts.note}>
          {body === null ? null : `${body.name} · `}
          <Plural value={variantCount} one="# variant" other="# variants" />
        </span>
        {instalment === null ? null : (
          <span className={texts.noteFigures}>
            <Trans>Pay {formatPrice(instalment, language)} a month</Trans>
          </span>
        )}
        {isExample ? (
          <span className={texts.note}>
            <Trans>An example, there is no such model</Trans>
          </span>
        ) : null}
      </span>
    </AppLink>
  );
}
