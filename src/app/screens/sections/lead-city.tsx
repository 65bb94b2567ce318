import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { LazyCityPicker, preloadCityPicker } from '#app/features/places/lazy-city-picker.tsx';
import { useCityOfVisitor } from '#app/features/places/use-city-of-visitor.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import styles from './lead-city.module.css';

type Props = { /** Whether nothing follows without it. */ readonly isNeeded?: boolean };

/** The sender's city, for lenders, insurers and dealers; by default the visitor's city. */
export function LeadCity({ isNeeded = false }: Props) {
  const { t } = useLingui();
  const city = useCityOfVisitor();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const name = city?.name;
  return (
    <>
      <button
        type="button"
        className={classNames(patterns.touched, styles.open)}
        aria-haspopup="dialog"
        onPointerDown={preloadCityPicker}
        onClick={() => setIsOpen(true)}
      >
        <span className={layouts.fill}>
          <span className={texts.faintLine}>
            {isNeeded ? <Trans>Your city</Trans> : <Trans>Your city (optional)</Trans>}
          </span>
          <span
            className={classNames(texts.leadLine, patterns.oneLine, name === undefined && patterns.unset)}
          >
            {name ?? <Trans>Choose a city</Trans>}
          </span>
        </span>
        <Icon of={ChevronDown} className={texts.quiet} />
      </button>
      <LazyCityPicker
        isOpen={isOpen}
        onClose={close}
        onChoose={close}
        title={t`Where do you live?`}
        isOneNeeded
      />
    </>
  );
}
