import { X } from 'lucide';
import { useRef, useState } from 'react';
import { hasChosenLanguage, rememberLanguage } from '#app/data/device/language-choice.ts';
import { languageOfPage } from '#app/i18n/language-of-page.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import type { Language } from '#contract/language.ts';
import styles from './language-offer.module.css';
import { useAboveBars } from './use-above-bars.ts';

/** In the language that is offered. */
const words: Readonly<Record<Language, { readonly offer: string; readonly close: string }>> = {
  id: { offer: 'Baca dalam bahasa Indonesia', close: 'Tutup' },
  en: { offer: 'Read this page in English', close: 'Close' },
};

/** The page's present address in a language, if it has one. */
function addressIn(language: Language): string | undefined {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${language}"]`);
  return link ? new URL(link.href).pathname + location.search : undefined;
}

/** If the phone speaks the page's other language and no choice was made (docs/product.md#languages). */
function offered(): { readonly language: Language; readonly href: string } | undefined {
  const language: Language = languageOfPage() === 'id' ? 'en' : 'id';
  if (hasChosenLanguage() || !navigator.language.startsWith(language)) return undefined;
  const href = addressIn(language);
  return href === undefined ? undefined : { language, href };
}

/** Offers the page in the phone's language, once: a browser's own translation is worse. */
export function LanguageOffer() {
  const [offer, setOffer] = useState(offered);
  const box = useRef<HTMLDivElement>(null);
  const bottom = useAboveBars(box);
  if (!offer) return null;
  const { language, href } = offer;
  const { offer: text, close } = words[language];
  return (
    <div className={styles.room}>
      <div
        ref={box}
        role="status"
        lang={language}
        translate="no"
        className={styles.offer}
        // A change of `bottom` counts as a layout shift, also the first, which a hit test sees before it is painted.
        style={{ transform: `translateY(-${bottom}px)` }}
      >
        {/* A tap stores the choice: src/app/early/mark-early-input.ts */}
        <a
          href={href}
          hrefLang={language}
          className={styles.link}
          onClick={({ currentTarget }) => {
            // Pages have changed since it was offered.
            currentTarget.href = addressIn(language) ?? currentTarget.href;
          }}
        >
          {text}
        </a>
        <IconButton
          label={close}
          icon={<Icon of={X} />}
          onClick={() => {
            rememberLanguage(languageOfPage());
            setOffer(undefined);
          }}
        />
      </div>
    </div>
  );
}
