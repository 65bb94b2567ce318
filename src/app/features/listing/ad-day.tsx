import { useLanguage } from '#app/i18n/use-language.ts';
import { formatDay } from '#contract/date-words.ts';

/**
 * The day of an ad. Not its age: pages are cached and shown much later, and a text that the device corrects would
 * change while it is read.
 */
export function AdDay({ instant }: { readonly instant: string }) {
  return <time dateTime={instant}>{formatDay(instant, useLanguage())}</time>;
}
