import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide';
import { useDeferredValue, useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { NearMe } from '#app/forms/places/near-me.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Chip } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SearchField } from '#app/ui/form/search-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { CityEntry } from '#contract/search/search.schema.ts';
import { findCities, type Province, provincesOf } from './city-groups.ts';
import styles from './city-picker.module.css';
import { CityRow } from './city-row.tsx';
import { useUserCity } from './use-user-city.ts';
import { clearUserCity, userCityOf, writeUserCity } from './user-city.ts';

const mostPopular = 12;
const none: readonly CityEntry[] = [];

export type CityPickerProps = {
  readonly isOpen: boolean;
  onClose(): void;
  /** Called with a city or with none; it becomes the visitor's city. */
  onChoose(city: CityEntry | undefined): void;
  readonly title?: string;
  /** Hides "all cities". */
  readonly isOneNeeded?: boolean;
};

/** Selects a city by name, from the popular ones, or by province. */
export function CityPicker({ isOpen, onClose, onChoose, title, isOneNeeded = false }: CityPickerProps) {
  const { t } = useLingui();

  function choose(city: CityEntry | undefined): void {
    if (city) writeUserCity(userCityOf(city));
    else clearUserCity();
    onChoose(city);
  }

  const { data: cities, isLoading } = useApi('cities', isOpen ? {} : undefined);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title ?? t`Choose your city`} height="full">
      {cities ? (
        <Cities cities={cities} onChoose={choose} isOneNeeded={isOneNeeded} />
      ) : isLoading || !isOpen ? (
        <Skeleton height="52px" />
      ) : (
        <p className={styles.note}>
          <Trans>The list of cities needs a connection. Try again when there is a signal.</Trans>
        </p>
      )}
    </Sheet>
  );
}

type CitiesProps = Pick<CityPickerProps, 'onChoose'> & {
  readonly cities: readonly CityEntry[];
  readonly isOneNeeded: boolean;
};

function Cities({ cities, onChoose, isOneNeeded }: CitiesProps) {
  const { t } = useLingui();
  const current = useUserCity()?.city;
  const [typed, setTyped] = useState('');
  const found = findCities(cities, typed);
  const popular = cities
    .filter(({ isPopular }) => isPopular === 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostPopular);
  // The sheet measures itself while opening, so its long content is rendered afterwards, in slices.
  const later = useDeferredValue(cities, none);
  const name = typed.trim();
  const isSearching = name !== '';
  return (
    <>
      <SearchField label={t`Search for a city`} value={typed} onChange={setTyped} />
      <NearMe onFound={onChoose} />
      <p role="status" className={styles.note}>
        {isSearching && found.length === 0 ? <Trans>No city found for “{name}”.</Trans> : null}
      </p>
      {isSearching ? (
        <ul>
          {found.map((city) => (
            <li key={city.id}>
              <CityRow
                name={city.name}
                note={city.provinceName}
                count={city.count}
                isChosen={city.slug === current}
                onChoose={() => onChoose(city)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <>
          {isOneNeeded ? null : (
            <CityRow
              name={t`All cities`}
              isChosen={current === undefined}
              onChoose={() => onChoose(undefined)}
            />
          )}
          {popular.length === 0 ? null : (
            <section aria-label={t`Popular cities`}>
              <h3 className={styles.heading}>
                <Trans>Popular cities</Trans>
              </h3>
              <div className={classNames(layouts.wrap8, styles.chips)}>
                {popular.map((city) => (
                  <Chip
                    key={city.id}
                    count={city.count}
                    aria-pressed={city.slug === current}
                    onClick={() => onChoose(city)}
                  >
                    {city.name}
                  </Chip>
                ))}
              </div>
            </section>
          )}
          <h3 className={styles.heading}>
            <Trans>Provinces</Trans>
          </h3>
          {provincesOf(later, t`All provinces`).map((province) => (
            <ProvinceItem key={province.id} province={province} current={current} onChoose={onChoose} />
          ))}
        </>
      )}
    </>
  );
}

type ProvinceItemProps = {
  onChoose(city: CityEntry): void;
  readonly province: Province;
  /** Slug of the visitor's city. */
  readonly current: string | undefined;
};

/**
 * A province that expands in place. Its cities are rendered on expansion, since there are five hundred in
 * total.
 */
function ProvinceItem({ province, current, onChoose }: ProvinceItemProps) {
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.row}>
        <span className={classNames(layouts.fill, patterns.strong)}>{province.name}</span>
        <span className={texts.faintFigures}>{formatNumber(province.count, language)}</span>
        <Icon of={ChevronDown} className={classNames(patterns.turned, styles.chevron)} />
      </summary>
      {isOpen ? (
        <ul className={styles.cities}>
          {province.childs.map((city) => (
            <li key={city.id}>
              <CityRow
                name={city.name}
                count={city.count}
                isChosen={city.slug === current}
                onChoose={() => onChoose(city)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}
