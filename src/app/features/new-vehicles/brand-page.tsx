import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChipLink } from '#app/ui/chip.tsx';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { ModelFilters } from './model-filters.tsx';
import { ModelGrid } from './model-grid.tsx';
import { PriceTable } from './price-table.tsx';
import type { PlaceQuery } from './staged-models.ts';

type Props = {
  readonly kind: VehicleKind;
  readonly brand: { readonly slug: string; readonly name: string };
  readonly answer: DataOf<'newVehicles'>;
  readonly place: PlaceQuery;
  /** The brand's dealers near the visitor. */
  readonly outlets: ReactNode;
};

/** A brand's models, those on sale first, then links to its used cars and to other brands. */
export function BrandPage({
  kind,
  brand,
  outlets,
  place,
  answer: { title, description, brands, models, used, filters },
}: Props) {
  const of = (status: NewModelCard['status']) => models.filter((model) => model.status === status);
  const [sold, upcoming, former] = [of('on-sale'), of('upcoming'), of('discontinued')];
  return (
    <ContentPage title={title} lead={description}>
      {used === null ? null : (
        <AppLink href={used.url} className={layouts.actionLead}>
          <Plural
            value={used.count}
            one={`# used ${brand.name} on offer`}
            other={`# used ${brand.name} on offer`}
          />
        </AppLink>
      )}
      {filters ? <ModelFilters filters={filters} place={place} /> : null}
      <HydrateOnTouch id="sold" of={models}>
        <ModelGrid kind={kind} models={sold} />
      </HydrateOnTouch>
      {upcoming.length === 0 ? null : (
        <ContentSection heading={<Trans>Coming</Trans>}>
          <ModelGrid kind={kind} models={upcoming} />
        </ContentSection>
      )}
      {former.length === 0 ? null : (
        <ContentSection heading={<Trans>Discontinued</Trans>}>
          <p className={texts.note}>
            <Trans>Without deliveries to dealers since the year beside them, as GAIKINDO counts.</Trans>
          </p>
          <HydrateOnTouch id="former" of={models}>
            <ModelGrid kind={kind} models={former} />
          </HydrateOnTouch>
        </ContentSection>
      )}
      <HydrateOnTouch id="prices" of={models}>
        <PriceTable
          title={title}
          rows={models.map(({ slug, name, prices }) => ({
            ...{ name: `${brand.name} ${name}`, prices },
            path: newVehiclesPath(kind, brand.slug, slug),
          }))}
        />
      </HydrateOnTouch>
      {outlets}
      <ContentSection heading={<Trans>Other brands</Trans>}>
        <HydrateOnTouch id="brands" of={brands}>
          <ul className={layouts.wrap8}>
            {brands
              .filter(({ slug }) => slug !== brand.slug)
              .map(({ slug, name }) => (
                <li key={slug}>
                  <ChipLink href={newVehiclesPath(kind, slug)}>{name}</ChipLink>
                </li>
              ))}
          </ul>
        </HydrateOnTouch>
      </ContentSection>
    </ContentPage>
  );
}
