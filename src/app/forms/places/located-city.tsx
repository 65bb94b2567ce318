import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import texts from '#app/ui/texts.module.css';
import type { Coordinates } from '#contract/places/kilometers-between.ts';
import type { CityEntry } from '#contract/search/search.schema.ts';
import { nearestCity } from './nearest-city.ts';

export type LocatedCityProps = { onFound(city: CityEntry): void };

type Located =
  | { readonly kind: 'asking' | 'refused' | 'unknown' }
  | { readonly kind: 'at'; readonly position: Coordinates };

/** How long a position may be waited for, and how old it may be, in milliseconds: a city is large. */
const patience = { timeout: 15_000, maximumAge: 600_000 };

function ask(tell: (located: Located) => void): void {
  if (!('geolocation' in navigator)) {
    tell({ kind: 'unknown' });
    return;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => tell({ kind: 'at', position: { latitude, longitude } }),
    ({ code, PERMISSION_DENIED }) => tell({ kind: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
    patience,
  );
}

/** Asks for the position when it is first rendered, and says what came of it. */
export function LocatedCity({ onFound }: LocatedCityProps) {
  const { data: cities } = useApi('cities', {});
  const [located, setLocated] = useState<Located>({ kind: 'asking' });
  useEffect(() => {
    let isWanted = true;
    ask((next) => {
      if (isWanted) setLocated(next);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  const found = cities && located.kind === 'at' ? nearestCity(cities, located.position) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each city that is found
  useEffect(() => {
    if (found) onFound(found);
  }, [found?.slug]);
  return (
    <p className={texts.note} role="status">
      {located.kind === 'refused' ? (
        <Trans>Your browser does not give us a position. Choose your city by name.</Trans>
      ) : located.kind === 'unknown' ? (
        <Trans>This device does not know where it is. Choose your city by name.</Trans>
      ) : found ? (
        <Trans>Nearest to you: {found.name}. Your position stays on this device.</Trans>
      ) : cities && located.kind === 'at' ? (
        <Trans>No city of Indonesia is near you. Choose one by name.</Trans>
      ) : (
        <Trans>Looking for the nearest city…</Trans>
      )}
    </p>
  );
}
