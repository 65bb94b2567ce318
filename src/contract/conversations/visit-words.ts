import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { VisitPart } from './conversation.ts';

/** Parts of a day; other names are of a later version. */
export const visitPartWords: Readonly<Record<string, Localized>> = {
  morning: localized('morning'),
  noon: localized('midday'),
  afternoon: localized('afternoon'),
  evening: localized('evening'),
} satisfies Record<VisitPart, Localized>;

/** The hours of a part of the day in Jakarta, for calendars. */
export const visitHours: Readonly<Record<VisitPart, readonly [from: number, to: number]>> = {
  morning: [8, 11],
  noon: [11, 14],
  afternoon: [14, 17],
  evening: [17, 20],
};
