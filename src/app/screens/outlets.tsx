import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { breadcrumbsOf } from '#app/features/new-vehicles/breadcrumbs-of.ts';
import { OutletsPage } from '#app/features/outlets/outlets-page.tsx';
import { CityButton } from '#app/features/places/city-button.tsx';
import { useUserCity } from '#app/features/places/use-user-city.ts';
import { Head } from '#app/features/seo/head.tsx';
import { OutletData } from '#app/features/seo/outlet-data.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { ChipLink } from '#app/ui/chip.tsx';
import type { DataOf, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { outletListOf } from '#contract/outlets/outlet-paths.ts';
import { newVehicleCategory } from '#contract/vehicles/vehicle-paths.ts';
import { OutletRequest } from './sections/outlet-request.tsx';

function queryOf({ path, params, query }: PageLocation): QueryOf<'outlets'> | undefined {
  const category = newVehicleCategory(path);
  return (
    category && {
      categoryId: String(category.id),
      list: outletListOf(path),
      ...(params.brand && { brand: params.brand }),
      ...(params.model && { model: params.model }),
      ...(query.city && { city: query.city }),
    }
  );
}

function breadcrumbs(language: Language, path: string, { title, brand, model }: DataOf<'outlets'>) {
  const kind = newVehicleCategory(path)?.slug ?? 'mobil';
  const before = breadcrumbsOf(language, kind, ...(brand ? [brand] : []), ...(brand && model ? [model] : []));
  return [...before, { label: title, title, url: path }];
}

type Held = {
  readonly place: string;
  readonly own: string | undefined;
  readonly answer: DataOf<'outlets'>;
};

function OutletsScreen({ location }: { location: PageLocation }) {
  const { path } = location;
  const category = newVehicleCategory(path);
  const query = queryOf(location);
  const own = useUserCity()?.city;
  const { data: first } = useApi('outlets', query);
  // A city in the address takes precedence over the visitor's own, which only the device knows.
  const isOwn = query !== undefined && query.city === undefined && own !== undefined;
  const { data: near } = useApi('outlets', isOwn ? { ...query, city: own } : undefined);
  const place = [path, query?.city].join(' ');
  const [asked, setAsked] = useState<readonly number[]>([]);
  // While a form is open its list stays: the visitor's city, which is read late, and the answer for it would replace the
  // form. Only another city than the known one does.
  const [held, setHeld] = useState<Held>();
  const isHeld = asked.length > 0 && held?.place === place && (held.own ?? own) === own;
  const latest = (isOwn ? near : undefined) ?? first;
  const answer = isHeld ? held.answer : latest;
  if (!answer || !first || !category) return null;
  return (
    <>
      <Head
        title={first.title}
        description={first.description}
        canonicalPath={path}
        isIndexed={first.total > 0 && query?.city === undefined}
      />
      <OutletData answer={first} breadcrumbs={(language) => breadcrumbs(language, path, first)} />
      <OutletsPage
        kind={category.slug}
        list={outletListOf(path)}
        path={path}
        answer={answer}
        asked={asked}
        onAsk={(id, isAsking) => {
          setAsked((ids) => [...ids.filter((other) => other !== id), ...(isAsking ? [id] : [])]);
          setHeld({ place, own, answer });
        }}
        cityButton={
          query?.city === undefined ? (
            <CityButton />
          ) : (
            <ChipLink href={path}>
              <Trans>All cities</Trans>
            </ChipLink>
          )
        }
        ask={(outlet) => (
          <OutletRequest outlet={outlet} categoryId={category.id} model={answer.model} page={path} />
        )}
      />
    </>
  );
}

export const page: Page = {
  async load(api, location) {
    const query = queryOf(location);
    if (!query) throw new ApiError('not_found', 'no such kind of vehicle');
    const answer = await api.get('outlets', query);
    return { frame: { faqs: [], breadcrumbs: breadcrumbs(api.language, location.path, answer) } };
  },
  Screen: OutletsScreen,
};
