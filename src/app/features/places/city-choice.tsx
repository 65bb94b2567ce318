import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide';
import { type MouseEvent, useState } from 'react';
import { ChipLink } from '#app/ui/chip.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink, isPlain } from '#app/ui/link/app-link.tsx';
import type { CityEntry, Tile } from '#contract/search/search.schema.ts';
import styles from './city-choice.module.css';
import { LazyCityPicker, preloadCityPicker } from './lazy-city-picker.tsx';

/** Called when a city is chosen. */
export type CityChange = Pick<Tile, 'slug' | 'name' | 'url'>;

type Props = {
  readonly popular: readonly Tile[];
  readonly chosen: Pick<Tile, 'slug' | 'name'> | undefined;
  /** The address of the current page for a city, or for none. */
  addressOf(slug: string | undefined): string;
  /** The page of all provinces, for use without script. */
  readonly provincesHref: string;
  /** Called when a city, or none, was selected; links navigate by themselves. */
  onChange(city: CityChange | undefined): void;
  /** The same for the sheet, which has no links. */
  onPick(city: CityEntry | undefined): void;
};

/** The city filter: popular cities as links, all cities in a sheet, by name or province. */
export function CityChoice({ popular, chosen, addressOf, provincesHref, onChange, onPick }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);

  const others = popular.filter(({ slug }) => slug !== chosen?.slug);

  function open(event: MouseEvent): void {
    if (!isPlain(event)) return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <div className={styles.choice}>
      <AppLink
        href={provincesHref}
        aria-haspopup="dialog"
        className={styles.search}
        onClick={open}
        onPointerDown={preloadCityPicker}
      >
        <Icon of={Search} />
        <Trans>Search for a city or province</Trans>
      </AppLink>
      {/* A new instance for each selection, which starts with the selected city. */}
      <ul key={chosen?.slug} className={styles.cities} aria-label={t`Popular cities`}>
        <li>
          <ChipLink
            href={addressOf(undefined)}
            aria-current={chosen === undefined ? 'true' : undefined}
            onClick={() => onChange(undefined)}
          >
            <Trans>All cities</Trans>
          </ChipLink>
        </li>
        {chosen === undefined ? null : (
          <li>
            <ChipLink href={addressOf(chosen.slug)} aria-current="true">
              {chosen.name}
            </ChipLink>
          </li>
        )}
        {others.map(({ slug, name, url, count }) => (
          <li key={slug}>
            <ChipLink href={addressOf(slug)} count={count} onClick={() => onChange({ slug, name, url })}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
      <LazyCityPicker
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={(city) => {
          setIsOpen(false);
          onPick(city);
        }}
      />
    </div>
  );
}
