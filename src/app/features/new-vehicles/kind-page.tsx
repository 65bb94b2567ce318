import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import { BrandMark } from '#app/ui/icon/brand-mark.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { VehicleKinds } from '#app/ui/vehicle-kinds.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatPrice } from '#contract/money.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { ListLinks } from './list-links.tsx';
import { ModelFilters } from './model-filters.tsx';
import { ModelGrid } from './model-grid.tsx';
import styles from './new-vehicles.module.css';
import type { PlaceQuery } from './staged-models.ts';

type Props = {
  readonly kind: VehicleKind;
  readonly answer: DataOf<'newVehicles'>;
  readonly place: PlaceQuery;
};

/** All brands of a kind of vehicle, and its models with the most deliveries. */
export function KindPage({ kind, place, answer }: Props) {
  const { title, description, brands, models, lists, filters } = answer;
  const language = useLanguage();
  return (
    <ContentPage
      title={title}
      lead={description}
      head={
        <>
          <VehicleKinds shown={kind} pathOf={newVehiclesPath} />
          <ListLinks kind={kind} lists={lists} />
        </>
      }
    >
      {filters ? <ModelFilters filters={filters} place={place} /> : null}
      {filters?.isNarrowed ? <ModelGrid kind={kind} models={models} hasBrand /> : null}
      {filters?.isNarrowed && filters.count > models.length ? (
        <p className={texts.note}>
          <Trans>The first {models.length} are shown. Choose more filters to see the others.</Trans>
        </p>
      ) : null}
      <ContentSection heading={<Trans>Brands</Trans>}>
        <ul className={styles.brands}>
          {brands.map(({ slug, name, modelCount, prices }) => (
            <li key={slug}>
              <AppLink
                href={newVehiclesPath(kind, slug)}
                className={classNames(layouts.raisedCard, styles.brand)}
              >
                <BrandMark slug={slug} name={name} />
                <span className={styles.brandText}>
                  <strong className={texts.title}>{name}</strong>
                  <span className={texts.note}>
                    <Plural value={modelCount} one="# model" other="# models" />
                    {prices === null ? null : (
                      <>
                        {' · '}
                        <Trans>from {formatPrice(prices.min, language)}</Trans>
                      </>
                    )}
                  </span>
                  {prices === null ? null : <span className={texts.note}>{prices.note}</span>}
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      </ContentSection>
      {models.length === 0 || filters?.isNarrowed ? null : (
        <ContentSection heading={<Trans>Best sellers of {models[0]?.delivered?.year}</Trans>}>
          <p className={texts.note}>
            <Trans>Vehicles that makers delivered to dealers (wholesales), as GAIKINDO counts them.</Trans>
          </p>
          <ModelGrid kind={kind} models={models} hasBrand />
        </ContentSection>
      )}
    </ContentPage>
  );
}
