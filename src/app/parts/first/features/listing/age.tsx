import { useSyncExternalStore } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type Language, localeOf } from '#contract/language.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Changes once a minute, so that ages on a page left open stay true. */
let now = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function current(): number {
  now ||= Date.now();
  return now;
}

/** `2 jam lalu`, `3 days ago`; the day itself once it is more than a month. */
export function ageText(instant: string, at: number, language: Language): string {
  const age = Math.max(0, at - Date.parse(instant));
  const relative = new Intl.RelativeTimeFormat(localeOf[language], {
    numeric: 'auto',
    // "2 jam lalu" rather than "2 jam yang lalu"; English would shorten to "2h".
    style: language === 'id' ? 'narrow' : 'long',
  });
  if (age < hour) return relative.format(-Math.max(1, Math.floor(age / minute)), 'minute');
  if (age < day) return relative.format(-Math.floor(age / hour), 'hour');
  if (age < 31 * day) return relative.format(-Math.floor(age / day), 'day');
  return dayText(instant, language);
}

/** `20 Nov` in Indonesian, `Nov 20` in English; by the clocks of Jakarta. */
export function dayText(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(new Date(instant));
}

/** How long ago. A page is kept and shown much later, so the server writes the day and the device the age. */
export function Age({ instant }: { instant: string }) {
  const language = useLanguage();
  const at = useSyncExternalStore(subscribe, current, () => undefined);
  return (
    <time dateTime={instant}>
      {at === undefined ? dayText(instant, language) : ageText(instant, at, language)}
    </time>
  );
}
