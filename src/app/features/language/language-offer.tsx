import { X } from 'lucide';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { hasChosenLanguage, rememberLanguage } from '#app/data/device/language-choice.ts';
import { languageOfPage } from '#app/i18n/language-of-page.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import type { Language } from '#contract/language.ts';
import styles from './language-offer.module.css';

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

const gap = 12;
/** A bar has controls of 44 px, so that none is missed between two points. Each point is a hit test of the page. */
const step = 40;

/** What stands still at the bottom of the screen and can be touched at a point, except for `own`. */
function barAt(x: number, y: number, own: Element): Element | undefined {
  for (const touched of document.elementsFromPoint(x, y)) {
    if (own.contains(touched)) continue;
    for (let part: Element | null = touched; part; part = part.parentElement) {
      const { position } = getComputedStyle(part);
      if (position === 'fixed' || position === 'sticky') return part;
    }
  }
  return undefined;
}

/** Where the bars at the bottom of the screen begin: one above the other, as on this page at this moment. */
function topOfBars(own: Element): number {
  const { clientWidth, clientHeight } = document.documentElement;
  let top = clientHeight;
  const reach = own.clientHeight + 2 * gap;
  for (let y = clientHeight - 1; y > top - reach && top > clientHeight / 2; y = Math.min(y - step, top - 1)) {
    for (const x of [24, clientWidth / 2, clientWidth - 24]) {
      const bar = barAt(x, y, own)?.getBoundingClientRect();
      if (bar && bar.top < top && bar.top > clientHeight / 2) top = bar.top;
    }
  }
  return top;
}

/** The distance from the bottom of the screen that keeps an element above every bar. */
function useAboveBars(element: RefObject<Element | null>): number {
  const [bottom, setBottom] = useState(gap);
  useLayoutEffect(() => {
    let frame = 0;
    const place = () => {
      frame = 0;
      if (element.current)
        setBottom(document.documentElement.clientHeight - topOfBars(element.current) + gap);
    };
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    // Pages and bars come and go after a touch too, without a scroll.
    const grown = new ResizeObserver(placeSoon);
    grown.observe(document.body);
    // Buttons that float leave while the page is scrolled down, and come back.
    const moved = new MutationObserver(placeSoon);
    moved.observe(document.body, { subtree: true, attributeFilter: ['data-away'] });
    const causes = ['scroll', 'resize', 'click', 'transitionend'] as const;
    for (const cause of causes) addEventListener(cause, placeSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      grown.disconnect();
      moved.disconnect();
      for (const cause of causes) removeEventListener(cause, placeSoon);
    };
  }, [element]);
  return bottom;
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
