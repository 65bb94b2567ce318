import { X } from 'lucide';
import { useState } from 'react';
import { hasChosenLanguage, rememberLanguage } from '#app/early/language-choice.ts';
import { languageOfPage } from '#app/i18n/language-of-page.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import type { Language } from '#contract/language.ts';
import styles from './update-prompt.module.css';

/** In the language that is offered. */
const words: Readonly<Record<Language, { readonly offer: string; readonly close: string }>> = {
  id: { offer: 'Baca dalam bahasa Indonesia', close: 'Tutup' },
  en: { offer: 'Read this page in English', close: 'Close' },
};

/**
 * The page's address in the language that the phone speaks, if that is its other one and no choice was made
 * (docs/product.md#languages).
 */
function offered(): { readonly language: Language; readonly href: string } | undefined {
  const language: Language = languageOfPage() === 'id' ? 'en' : 'id';
  if (hasChosenLanguage() || !navigator.language.startsWith(language)) return undefined;
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${language}"]`);
  return link ? { language, href: new URL(link.href).pathname } : undefined;
}

/** Offers the page in the phone's language, once: a browser's own translation is worse. */
export function LanguageOffer() {
  const [offer, setOffer] = useState(offered);
  if (!offer) return null;
  const { language, href } = offer;
  const { offer: text, close } = words[language];
  return (
    <div role="status" lang={language} translate="no" className={classNames(styles.toast, styles.offer)}>
      {/* A tap stores the choice: src/app/early/mark-early-input.ts */}
      <a href={href} hrefLang={language} className={styles.link}>
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
  );
}
