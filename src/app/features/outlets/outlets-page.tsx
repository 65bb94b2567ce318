import { Trans, useLingui } from '@lingui/react/macro';
import { MapPinned } from 'lucide';
import type { ReactNode } from 'react';
import { ChipLink } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import texts from '#app/ui/texts.module.css';
import { VehicleKinds } from '#app/ui/vehicle-kinds.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Outlet } from '#contract/outlets/outlet.schema.ts';
import type { OutletList } from '#contract/outlets/outlet.ts';
import { inCity, modelOutletsPath, outletsPath } from '#contract/outlets/outlet-paths.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { CityLinks } from './city-links.tsx';
import { OutletCard } from './outlet-card.tsx';
import styles from './outlets-page.module.css';

type Props = {
  readonly kind: VehicleKind;
  readonly list: OutletList;
  /** The path of this page, without language prefix and query. */
  readonly path: string;
  readonly answer: DataOf<'outlets'>;
  /** A button that selects the visitor's city. */
  readonly cityButton: ReactNode;
  /** Ids of the outlets whose forms are open. */
  readonly asked: readonly number[];
  onAsk(id: number, isAsking: boolean): void;
  /** The form of an outlet. */
  ask(outlet: Outlet): ReactNode;
};

/**
 * Dealers or service centres of a kind, brand or model: those of the city, then the nearest ones elsewhere.
 */
export function OutletsPage({ kind, list, path, answer, cityButton, asked, onAsk, ask }: Props) {
  const { t } = useLingui();
  const { title, description, brand, model, city, outlets, inCity: own, cities, brands, at } = answer;
  const cards = (some: readonly Outlet[]) => (
    <ul className={layouts.cards}>
      {some.map((outlet) => (
        <li key={outlet.id} className={styles.outlet}>
          <OutletCard
            outlet={outlet}
            at={at}
            from={city?.name}
            form={asked.includes(outlet.id) ? ask(outlet) : undefined}
            onAsk={(isAsking) => onAsk(outlet.id, isAsking)}
          />
        </li>
      ))}
    </ul>
  );
  const pathOfList = (other: OutletList) =>
    brand && model
      ? modelOutletsPath(kind, brand.slug, model.slug, other)
      : outletsPath(kind, other, brand?.slug);
  const pathOf = (other: OutletList) => (city ? inCity(pathOfList(other), city.slug) : pathOfList(other));
  const others = brands.filter(({ slug }) => slug !== brand?.slug);
  return (
    <ContentPage
      title={title}
      lead={description}
      head={
        <>
          <nav className={layouts.wrap8} aria-label={t`What to look for`}>
            <ChipLink href={pathOf('sales')} aria-current={list === 'sales' ? 'page' : undefined}>
              <Trans>Dealers</Trans>
            </ChipLink>
            <ChipLink href={pathOf('service')} aria-current={list === 'service' ? 'page' : undefined}>
              <Trans>Service centres</Trans>
            </ChipLink>
          </nav>
          {brand === null ? <VehicleKinds shown={kind} pathOf={(other) => outletsPath(other, list)} /> : null}
          <div className={layouts.wrap8}>{cityButton}</div>
        </>
      }
    >
      {outlets.length === 0 ? (
        <BlankState
          icon={MapPinned}
          title={<Trans>None that we know of</Trans>}
          actions={
            <ChipLink href={outletsPath(kind, list)}>
              <Trans>Other brands</Trans>
            </ChipLink>
          }
        >
          {description}
        </BlankState>
      ) : city === null ? (
        <ContentSection heading={<Trans>In large cities</Trans>}>{cards(outlets)}</ContentSection>
      ) : (
        <>
          <ContentSection heading={<Trans>In {city.name}</Trans>}>
            {own === 0 ? (
              <p>
                <Trans>None that we know of. The nearest are below.</Trans>
              </p>
            ) : (
              cards(outlets.slice(0, own))
            )}
          </ContentSection>
          {outlets.length <= own ? null : (
            <ContentSection heading={<Trans>Nearest outside {city.name}</Trans>}>
              {cards(outlets.slice(own))}
            </ContentSection>
          )}
        </>
      )}
      {cities.length === 0 ? null : (
        <CityLinks cities={cities} chosen={city?.slug} hrefOf={(slug) => inCity(path, slug)} />
      )}
      {others.length === 0 ? null : (
        <ContentSection heading={brand === null ? t`By brand` : t`Other brands`}>
          <ul className={layouts.wrap8}>
            {others.map(({ slug, name, count }) => (
              <li key={slug}>
                <ChipLink href={outletsPath(kind, list, slug)} count={count}>
                  {name}
                </ChipLink>
              </li>
            ))}
          </ul>
        </ContentSection>
      )}
      <p className={classNames(texts.note, styles.note)}>
        <Trans>Distances are as the crow flies, from the middle of the city.</Trans>{' '}
        {brand === null ? null : (
          <AppLink href={newVehiclesPath(kind, ...newVehiclePlace(brand.slug, model?.slug))}>
            {model === null ? t`New ${brand.name}` : t`New ${brand.name} ${model.name}`}
          </AppLink>
        )}
      </p>
    </ContentPage>
  );
}

const newVehiclePlace = (brand: string, model: string | undefined): [string] | [string, string] =>
  model === undefined ? [brand] : [brand, model];
