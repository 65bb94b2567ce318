import { useLingui } from '@lingui/react/macro';
import { localeOf } from '#contract/language.ts';
import { useLanguage } from './use-language.ts';

/** Formats a time: `today 09.15`, `18 Nov 09.15`. */
export function useMomentText(): (instant: number) => string {
  const { t } = useLingui();
  const locale = localeOf[useLanguage()];
  return (instant) => {
    const date = new Date(instant);
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(date);
    if (date.toDateString() === new Date().toDateString()) return t`today ${time}`;
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(date);
    return `${day} ${time}`;
  };
}
