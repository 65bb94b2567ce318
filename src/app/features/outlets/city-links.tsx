import { Trans } from '@lingui/react/macro';
import { ChipLink } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';

type Props = {
  /** Sorted by province and name. */
  readonly cities: readonly {
    readonly slug: string;
    readonly name: string;
    readonly province: string;
    readonly count: number;
  }[];
  readonly chosen: string | undefined;
  hrefOf(city: string): string;
};

/** Links to every city with outlets, grouped by province. Works without script. */
export function CityLinks({ cities, chosen, hrefOf }: Props) {
  const provinces = [...new Set(cities.map(({ province }) => province))];
  return (
    <ContentSection heading={<Trans>By city</Trans>}>
      <div className={layouts.cards}>
        {provinces.map((province) => (
          <div key={province} className={classNames(layouts.stack6, patterns.fromTop)}>
            <h3 className={texts.note}>{province}</h3>
            <ul className={layouts.wrap8}>
              {cities
                .filter((city) => city.province === province)
                .map(({ slug, name, count }) => (
                  <li key={slug}>
                    <ChipLink
                      href={hrefOf(slug)}
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
      </div>
    </ContentSection>
  );
}
