import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { track } from '#app/tracking/track.ts';
import type { CityEntry } from '#contract/search/search.schema.ts';
import { CityPicker } from './city-picker.tsx';
import { readUserCity } from './user-city.ts';

const shownKey = 'lajur.city-popup';

/**
 * At most once per visit (docs/product.md#city).
 * @returns whether this is the first time
 */
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(shownKey) !== null) return false;
    sessionStorage.setItem(shownKey, '1');
    return true;
  } catch {
    return false; // Without storage it would come on every page.
  }
}

const isBusy = () =>
  document.visibilityState !== 'visible' ||
  document.documentElement.dataset.app !== undefined ||
  document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"], details[name][open]') !==
    null ||
  // The visitor is typing.
  (document.activeElement?.matches('input, textarea, select') ?? false);

/** The popup: opens when it is first rendered, unless it would interrupt the visitor. */
export function CityOffer() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (readUserCity() === undefined && !isBusy() && isFirstTime()) setIsOpen(true);
  }, []);

  function choose(city: CityEntry | undefined): void {
    setIsOpen(false);
    if (city) navigate(city.url, { replace: true });
  }

  return (
    <CityPicker
      isOpen={isOpen}
      title={t`Where are you looking?`}
      onClose={() => {
        setIsOpen(false);
        track({ name: 'city_popup_closed' });
      }}
      onChoose={choose}
    />
  );
}
