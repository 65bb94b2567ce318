import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ModelDrawing } from '#app/ui/car/model-drawing.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { BrandMark } from '#app/ui/icon/brand-mark.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatPrice } from '#contract/money.ts';
import { compareNewPath } from '#contract/new-compare/variant-ids.ts';
import type { NewVehicleLanding } from '#contract/new-vehicles/new-model.schema.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { inProvince } from '#contract/new-vehicles/province-address.ts';
import { newVehicleListPath, newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './landing-sections.module.css';

export function BodySection({ bodies }: Pick<NewVehicleLanding, 'bodies'>) {
  const language = useLanguage();
  if (bodies.length < 2) return null;
  return (
    <ContentSection heading={<Trans>Body type</Trans>}>
      <ul className={styles.bodies}>
        {bodies.map(({ slug, name, count, from, drawing, url }) => (
          <li key={slug}>
            <AppLink href={url} className={styles.body}>
              <span className={styles.bodyPicture}>
                <ModelDrawing model={{ drawing, body: { slug, name } }} sizes="120px" isBare />
              </span>
              <strong className={styles.bodyName}>{name}</strong>
              <span className={texts.note}>
                <Plural value={count} one="# model" other="# models" />
              </span>
              {from === null ? null : (
                <span className={classNames(texts.noteFigures, styles.onWide)}>
                  <Trans>from {formatPrice(from, language)}</Trans>
                </span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </ContentSection>
  );
}

type BrandsProps = {
  readonly kind: VehicleKind;
  readonly brands: DataOf<'newVehicles'>['brands'];
  /** Slugs, the first one first. */
  readonly popular: readonly string[];
  /** Whose prices the pages of brands show. */
  readonly province: number | null | undefined;
};

/** The brands that sell most; all of them by name are opened by a press, also without script. */
export function BrandSection({ kind, brands, popular, province }: BrandsProps) {
  const shown = popular.flatMap((slug) => brands.find((brand) => brand.slug === slug) ?? []);
  return (
    <ContentSection heading={<Trans>Brands</Trans>}>
      <ul className={styles.brands}>
        {shown.map(({ slug, name }) => (
          <li key={slug} className={layouts.grid}>
            <AppLink
              href={inProvince(newVehiclesPath(kind, slug), province)}
              className={classNames(layouts.card, styles.brand)}
            >
              <BrandMark slug={slug} name={name} />
              <span className={styles.brandName}>{name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      {brands.length === shown.length ? null : (
        <Disclosure summary={<Trans>All {brands.length} brands</Trans>}>
          <ul className={layouts.wrap8}>
            {brands.map(({ slug, name, modelCount }) => (
              <li key={slug}>
                <ChipLink href={inProvince(newVehiclesPath(kind, slug), province)} count={modelCount}>
                  {name}
                </ChipLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </ContentSection>
  );
}

type PairsProps = { readonly kind: VehicleKind; readonly pairs: NewVehicleLanding['pairs'] };

/** Models that are often compared, facing each other. */
export function PairSection({ kind, pairs }: PairsProps) {
  const language = useLanguage();
  if (pairs.length === 0) return null;
  return (
    <ContentSection
      heading={<Trans>Hard to choose?</Trans>}
      action={
        <AppLink href={compareNewPath(kind)} className={layouts.actionInline}>
          <Trans>Compare others</Trans>
        </AppLink>
      }
    >
      <ul className={styles.pairs}>
        {pairs.map(({ url, models }) => (
          <li key={url}>
            <AppLink href={url} className={classNames(layouts.raisedCard, styles.pair)}>
              {models.map((model, side) => (
                <span key={`${model.brand.slug}/${model.slug}`} className={styles.side}>
                  <span className={styles.pairPicture}>
                    <ModelDrawing model={model} facing={side === 0 ? 'r' : 'l'} sizes="120px" isBare />
                  </span>
                  <strong>{model.name}</strong>
                  {model.prices === null ? null : (
                    <span className={texts.noteFigures}>
                      <Trans>from {formatPrice(model.prices.min, language)}</Trans>
                    </span>
                  )}
                </span>
              ))}
              <span className={styles.or}>
                <Trans comment="between two cars to choose from">or</Trans>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </ContentSection>
  );
}

type UpcomingProps = {
  readonly kind: VehicleKind;
  readonly models: readonly NewModelCard[];
  actionOf(model: NewModelCard): ReactNode;
};

export function UpcomingSection({ kind, models, actionOf }: UpcomingProps) {
  if (models.length === 0) return null;
  return (
    <ContentSection
      heading={<Trans>Coming soon</Trans>}
      action={
        <AppLink href={newVehicleListPath(kind, 'upcoming')} className={layouts.actionInline}>
          <Trans>See all</Trans>
          <span className="visually-hidden">
            : <Trans>Coming soon</Trans>
          </span>
        </AppLink>
      }
    >
      <ul className={classNames(layouts.raisedCard, patterns.ruled, styles.upcoming)}>
        {models.map((model) => (
          <li key={`${model.brand.slug}/${model.slug}`} className={styles.awaited}>
            <span className={styles.thumb}>
              <ModelDrawing model={model} sizes="68px" />
            </span>
            <AppLink
              href={newVehiclesPath(kind, model.brand.slug, model.slug)}
              className={styles.awaitedText}
            >
              <strong>{model.name}</strong>
              {model.expected === null ? null : (
                <span className={texts.noteLine}>
                  <Trans>Around {model.expected}</Trans>
                </span>
              )}
              {model.isExample ? (
                <span className={texts.noteLine}>
                  <Trans>An example, there is no such model</Trans>
                </span>
              ) : null}
            </AppLink>
            {actionOf(model)}
          </li>
        ))}
      </ul>
      <p className={texts.note}>
        <Trans>Expected months, which change when the maker announces others.</Trans>
      </p>
    </ContentSection>
  );
}
