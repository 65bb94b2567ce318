import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import type { Outlet } from '#contract/outlets/outlet.schema.ts';
import { schemaHours } from '#contract/outlets/schema-hours.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';
import { breadcrumbList } from './schema-org.ts';
import { DataBlock } from './structured-data.tsx';

type Props = {
  readonly answer: DataOf<'outlets'>;
  breadcrumbs(language: Language): readonly Breadcrumb[];
};

/** Structured data of the outlets on a page, except generated ones, and its breadcrumbs. */
export function OutletData({ answer, breadcrumbs }: Props) {
  return (
    <DataBlock
      things={(place) => {
        const real = answer.outlets.filter(({ isDemonstration }) => !isDemonstration);
        return [
          breadcrumbList(breadcrumbs(place.language), place),
          ...(real.length === 0 ? [] : [listOf(real)]),
        ];
      }}
    />
  );
}

function listOf(outlets: readonly Outlet[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: outlets.map((outlet, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: businessOf(outlet),
    })),
  };
}

function businessOf({ name, brand, address, city, province, telephone, position, hours, offers }: Outlet) {
  return {
    '@type': offers.includes('sales') ? 'AutoDealer' : 'AutoRepair',
    name,
    brand: { '@type': 'Brand', name: brand.name },
    address: {
      '@type': 'PostalAddress',
      ...(address === '' ? {} : { streetAddress: address }),
      ...{ addressLocality: city.name, addressRegion: province, addressCountry: 'ID' },
    },
    ...(telephone === null ? {} : { telephone }),
    ...(position === null ? {} : { geo: { '@type': 'GeoCoordinates', ...position } }),
    ...(hours === null ? {} : { openingHours: schemaHours(hours) }),
  };
}
