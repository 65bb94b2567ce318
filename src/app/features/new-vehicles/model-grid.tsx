import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { facingAt, ModelDrawing } from '#app/ui/car/model-drawing.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './model-grid.module.css';
import { PriceSpan } from './price-span.tsx';

type Props = {
  readonly kind: VehicleKind;
  readonly models: readonly NewModelCard[];
  /** Whether the brand name precedes the model name. */
  readonly hasBrand?: boolean;
  /** Whether the launch date is shown. */
  readonly hasLaunch?: boolean;
  /** What can be done with a model, below its card. */
  actionOf?(model: NewModelCard): ReactNode;
};

export function ModelGrid({ kind, models, actionOf, ...shown }: Props) {
  return (
    <ul className={styles.grid}>
      {models.map((model, index) => (
        <li key={`${model.brand.slug}/${model.slug}`} className={styles.item}>
          <ModelCard kind={kind} model={model} index={index} {...shown} />
          {actionOf?.(model)}
        </li>
      ))}
    </ul>
  );
}

function ModelCard({
  kind,
  model,
  index,
  hasBrand = false,
  hasLaunch = false,
}: Omit<Props, 'models' | 'actionOf'> & { model: NewModelCard; index: number }) {
  const language = useLanguage();
  const { brand, slug, name, body, variantCount, prices, lastYear, delivered } = model;
  const { expected, launched, isExample } = model;
  return (
    <AppLink
      href={newVehiclesPath(kind, brand.slug, slug)}
      className={classNames(layouts.raisedCard, styles.card)}
    >
      <span className={styles.picture}>
        <ModelDrawing model={model} facing={facingAt(index)} sizes="104px" />
      </span>
      <span className={styles.text}>
        <strong className={texts.title}>{hasBrand ? `${brand.name} ${name}` : name}</strong>
        <span className={texts.note}>
          {body === null ? null : `${body.name} · `}
          <Plural value={variantCount} one="# variant" other="# variants" />
        </span>
        {isExample ? (
          <span className={texts.note}>
            <Trans>An example, there is no such model</Trans>
          </span>
        ) : null}
        {expected === null ? null : (
          <strong className={texts.note}>
            <Trans>Expected in {expected}</Trans>
          </strong>
        )}
        {hasLaunch && launched !== null ? (
          <strong className={texts.note}>
            <Trans>Launched in {launched}</Trans>
          </strong>
        ) : null}
        {lastYear === null ? null : (
          <span className={texts.note}>
            <Trans>No longer sold new, last in {lastYear}</Trans>
          </span>
        )}
        <PriceSpan prices={prices} />
        {delivered === null ? null : (
          <span className={texts.note}>
            <Trans>
              {formatNumber(delivered.units, language)} delivered to dealers in {delivered.year}
            </Trans>
          </span>
        )}
      </span>
    </AppLink>
  );
}
