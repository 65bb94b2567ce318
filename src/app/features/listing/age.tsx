import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMinute } from '#app/ui/state/use-minute.ts';
import { formatDay } from '#contract/date-words.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `2 jam lalu`, `3 days ago`; a date after more than a month. */
export function useAgeText(): (instant: string, at: number) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (instant, at) => {
    const age = Math.max(0, at - Date.parse(instant));
    const minutes = Math.max(1, Math.floor(age / minute));
    const hours = Math.floor(age / hour);
    const days = Math.floor(age / day);
    // Singular is handled by hand because creating Intl.PluralRules is slow on a phone.
    if (age < hour) return minutes === 1 ? t`1 minute ago` : t`${minutes} minutes ago`;
    if (age < day) return hours === 1 ? t`1 hour ago` : t`${hours} hours ago`;
    if (days === 1) return t`yesterday`;
    return days < 31 ? t`${days} days ago` : formatDay(instant, language);
  };
}

/**
 * The age of a listing. Pages are cached and shown much later, so the server renders the date and the device
 * replaces it with the age: ListingGrid does so before hydration, and afterwards it updates every minute.
 */
export function Age({ instant }: { instant: string }) {
  const ageText = useAgeText();
  const language = useLanguage();
  const at = useMinute();
  return (
    <time dateTime={instant} suppressHydrationWarning>
      {at === undefined ? formatDay(instant, language) : ageText(instant, at)}
    </time>
  );
}
