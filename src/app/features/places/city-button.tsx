import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide';
import { type MouseEvent, useState } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink, isPlain } from '#app/ui/link/app-link.tsx';
import { buyUsedCarPath } from '#contract/paths.ts';
import styles from './city-button.module.css';
import { LazyCityPicker, preloadCityPicker } from './lazy-city-picker.tsx';
import { useUserCity } from './use-user-city.ts';

type Props = {
  /** Where the city is said beside it. */
  readonly word?: string;
};

/** The visitor's city, as a button to change it. Without script, a link to the page of cities. */
export function CityButton({ word }: Props) {
  const { t } = useLingui();
  const city = useUserCity();
  const [isOpen, setIsOpen] = useState(false);

  function open(event: MouseEvent): void {
    if (!isPlain(event)) return;
    event.preventDefault();
    setIsOpen(true);
  }

  const close = () => setIsOpen(false);
  return (
    <>
      <AppLink
        href={buyUsedCarPath}
        aria-haspopup="dialog"
        className={styles.button}
        onClick={open}
        onPointerDown={preloadCityPicker}
      >
        <Icon of="place" />
        {word === undefined ? <span className="visually-hidden">{t`City`}: </span> : null}
        <span className={styles.name}>{word ?? city?.display_city ?? t`All cities`}</span>
        <Icon of={ChevronDown} size={18} />
      </AppLink>
      <LazyCityPicker isOpen={isOpen} onClose={close} onChoose={close} />
    </>
  );
}
