import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, X } from 'lucide';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { pathInLanguage } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import { compareNewPath, variantId } from '#contract/new-compare/variant-ids.ts';
import type { NewVariant } from '#contract/new-vehicles/new-model.schema.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { modelOutletsPath } from '#contract/outlets/outlet-paths.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { ComparedVariant } from './compared-variants.ts';
import styles from './variant-head.module.css';

type Props = {
  readonly kind: VehicleKind;
  readonly variant: ComparedVariant;
  /** All compared ones, in the order of the address. */
  readonly ids: readonly string[];
  readonly picture: ReactNode;
};

/** The head of a variant's column: picture, price, name, its model's other variants, and how to ask for an offer. */
export function VariantHead({ kind, variant: { id, known }, ids, picture }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const label = known?.label ?? t`Unknown variant`;
  return (
    <div className={styles.head}>
      <div className={classNames(layouts.anchor, styles.photo)}>
        {picture}
        <AppLink
          href={compareNewPath(
            kind,
            ids.filter((each) => each !== id),
          )}
          className={styles.remove}
          aria-label={t`Remove ${label} from the comparison`}
        >
          <Icon of={X} size={18} />
        </AppLink>
      </div>
      {known ? (
        <KnownHead kind={kind} known={known} id={id} ids={ids} language={language} />
      ) : (
        <p className={texts.quietBody}>
          <Trans>
            {id}: not known to us, or its model has not been opened on this device and there is no signal.
          </Trans>
        </p>
      )}
    </div>
  );
}

const idOf = ({ brand, slug: model }: NewModelCard, { slug }: NewVariant) =>
  variantId({ brand: brand.slug, model, variant: slug });

type KnownProps = Pick<Props, 'kind' | 'ids'> & {
  readonly id: string;
  readonly known: NonNullable<ComparedVariant['known']>;
  readonly language: ReturnType<typeof useLanguage>;
};

function KnownHead({ kind, known: { model, variant, variants }, id, ids, language }: KnownProps) {
  const { t } = useLingui();
  const others = variants.map((each) => ({ ...each, id: idOf(model, each) }));
  const { expected, lastYear, brand } = model;
  return (
    <>
      {variant.price === null ? null : (
        <strong className={texts.priceFigures}>{formatPrice(variant.price, language)}</strong>
      )}
      <AppLink
        href={newVehiclesPath(kind, brand.slug, model.slug)}
        className={classNames(patterns.underlined, texts.lead)}
      >
        {brand.name} {model.name}
        {variant.name === model.name ? null : <span className="visually-hidden"> {variant.name}</span>}
      </AppLink>
      {others.length < 2 ? null : (
        <span className={styles.variant}>
          {variant.name}
          <Icon of={ChevronDown} size={18} className={patterns.scripted} />
          <select
            aria-label={t`Variant of ${model.name}`}
            className={patterns.scripted}
            value={id}
            onChange={({ currentTarget }) => {
              const chosen = ids.map((each) => (each === id ? currentTarget.value : each));
              navigate(pathInLanguage(compareNewPath(kind, chosen), language));
            }}
          >
            {others
              .filter((each) => each.id === id || !ids.includes(each.id))
              .map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
          </select>
        </span>
      )}
      {expected === null ? null : (
        <p className={texts.note}>
          <Trans>Expected in {expected}</Trans>
        </p>
      )}
      {lastYear === null ? null : (
        <p className={texts.note}>
          <Trans>No longer sold new, last in {lastYear}</Trans>
        </p>
      )}
      {model.status === 'on-sale' ? (
        <ButtonLink
          href={modelOutletsPath(kind, brand.slug, model.slug, 'sales')}
          variant="secondary"
          className={classNames(styles.offer, ids.length < 3 && styles.offered)}
        >
          <Trans>Ask for an offer</Trans>
        </ButtonLink>
      ) : null}
    </>
  );
}
