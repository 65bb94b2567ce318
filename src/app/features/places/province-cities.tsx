import { Trans, useLingui } from '@lingui/react/macro';
import { ChipLink } from '#app/ui/chip.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import type { CityEntry } from '#contract/search/search.schema.ts';
import { provincesOf } from './city-groups.ts';
import styles from './province-cities.module.css';

type Props = {
  readonly cities: readonly CityEntry[];
  /** The expanded province; `1` contains every city. */
  readonly provinceId: string;
  addressOfProvince(id: string): string;
  addressOfCity(slug: string): string;
};

/** Provinces and the cities of one of them as links, for use without script. */
export function ProvinceCities({ cities, provinceId, addressOfProvince, addressOfCity }: Props) {
  const { t } = useLingui();
  const provinces = provincesOf(cities, t`All provinces`);
  const open = provinces.find(({ id }) => id === provinceId);
  return (
    <div className={styles.provinces}>
      <h2 className={styles.title}>
        <Trans>Provinces</Trans>
      </h2>
      <ul className={layouts.wrap8}>
        {provinces.map(({ id, name, count }) => (
          <li key={id}>
            <ChipLink
              href={addressOfProvince(id)}
              count={count}
              aria-current={id === provinceId ? 'true' : undefined}
            >
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
      {open === undefined ? null : (
        <>
          <h2 className={styles.title}>{open.name}</h2>
          <ul className={styles.cities}>
            {open.childs.map(({ id, slug, name }) => (
              <li key={id}>
                <AppLink href={addressOfCity(slug)} className={styles.city}>
                  {name}
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
