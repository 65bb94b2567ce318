import { Trans } from '@lingui/react/macro';
import { ContentSection } from '#app/parts/browse/ui/content.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { inCity } from '#contract/outlets/outlet-paths.ts';
import styles from './outlets-page.module.css';

type Props = {
  readonly path: string;
  /** Sorted by province and name. */
  readonly cities: DataOf<'outlets'>['cities'];
  readonly chosen: string | undefined;
};

/** Links to every city with outlets, grouped by province. Works without script. */
export function CityLinks({ path, cities, chosen }: Props) {
  const provinces = [...new Set(cities.map(({ province }) => province))];
  return (
    <ContentSection heading={<Trans>By city</Trans>}>
      {provinces.map((province) => (
        <div key={province} className={styles.province}>
          <h3 className={styles.note}>{province}</h3>
          <ul className={styles.row}>
            {cities
              .filter((city) => city.province === province)
              .map(({ slug, name, count }) => (
                <li key={slug}>
                  <ChipLink
                    href={inCity(path, slug)}
                    count={count}
                    aria-current={slug === chosen ? 'true' : undefined}
                  >
                    {name}
                  </ChipLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </ContentSection>
  );
}
