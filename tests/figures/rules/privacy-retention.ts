import { landingUrlCookie, trafficSourceCookie } from '#app/tracking/capture-visit.ts';
import { otpLimits } from '#contract/account/account.ts';
import { consentDays, requestDays } from '#contract/agents/agent.ts';
import { eventDays } from '#contract/page/event-limits.ts';
import { unverifiedDays } from '#contract/sell/unverified-days.ts';
import { lateViewDays } from '#contract/viewed/viewed.schema.ts';
import { mostEvents } from '#offline/events/event-queue.ts';
import { demandDays } from '#server/features/new-vehicles/shared/model-demand.ts';
import { notificationDays } from '#server/features/notifications/news-job.ts';
import { messagesToNumber } from '#server/features/notifications/tell-job.ts';
import { sessionDays } from '#server/session/session.repository.ts';
import type { Rule } from '../rule.ts';
import { declared } from '../truth/declared.ts';

const daySeconds = 24 * 60 * 60;
const server = (file: string, pattern: RegExp) => Number(declared(`src/server/${file}.ts`, pattern));
const leads = (pattern: RegExp) => server('features/leads/lead.repository', pattern);
const leadYears = () => leads(/delete from leads .* interval '(\d+) year'/);

type Unit = 'minute' | 'hour' | 'day' | 'year' | 'note';
type Period = readonly [number, Unit];

/** What each row of the privacy page says, in its order, by the row's name in both languages. */
const periods: readonly { readonly row: RegExp; of(): readonly Period[] }[] = [
  {
    row: /^(?:Akun|Account)$/,
    of: () => [[server('features/privacy/privacy-job', /keptDays = (\d+)/), 'day']],
  },
  {
    row: /^(?:Kode sekali pakai|One-time codes)$/,
    of: () => [
      [otpLimits.validSeconds / 60, 'minute'],
      [server('features/account/one-time-code.repository', /delete\(oneTimeCodes\).*'(\d+) hour'/), 'hour'],
    ],
  },
  { row: /^(?:Sesi|Sessions)$/, of: () => [[sessionDays, 'day']] },
  {
    row: /^(?:Iklan dan foto|Ads and photos)$/,
    of: () => [
      [unverifiedDays, 'day'],
      [server('domain/photos/unclaimed-photos', /created_at < now\(\) - interval '(\d+) day'/), 'day'],
    ],
  },
  {
    row: /^(?:Siapa melihat nomor siapa|Who saw whose number)$/,
    of: () => [[server('domain/accounts/spent-views', /delete\(spentViews\).*'(\d+) day'/), 'day']],
  },
  {
    row: /^(?:Berapa kali mobil dilihat|How often a car was seen)$/,
    // A day's views are told for so many days more, and go with the day after.
    of: () => [
      [lateViewDays + 2, 'day'],
      [demandDays, 'day'],
    ],
  },
  {
    row: /^(?:Hitungan pemakaian|Counts of use)$/,
    of: () => [
      [mostEvents, 'note'],
      [eventDays, 'day'],
      [server('features/events/event-counts', /keptDays = \{ counts: (\d+)/), 'day'],
    ],
  },
  {
    row: /^(?:Permintaan dan penawaran|Requests and offers)$/,
    of: () => [
      [leadYears(), 'year'],
      [leads(/ktp_cipher is not null .* interval '(\d+) days'/), 'day'],
    ],
  },
  { row: /^(?:Tukar tambah|Trade-ins)$/, of: () => [[leadYears(), 'year']] },
  {
    row: /^(?:Penjual yang dibawa agen|Sellers whom an agent brings)$/,
    of: () => [
      [requestDays, 'day'],
      [consentDays, 'day'],
      [server('features/agents/seller-consent', /expiresAt, sql`now\(\) - interval '(\d+) year'/), 'year'],
    ],
  },
  { row: /^(?:Notifikasi|Notifications)$/, of: () => [[notificationDays, 'day']] },
  {
    row: /^(?:Pesan kepada kami|Messages to us)$/,
    of: () => [[server('features/support/support-message.repository', /keptDays = (\d+)/), 'day']],
  },
  {
    // The longest window in which attempts are counted.
    row: /^(?:Alamat jaringan|Network address)$/,
    of: () => [[messagesToNumber.withinMs / (1000 * daySeconds), 'day']],
  },
  {
    row: /^(?:Cookie|Cookies)$/,
    of: () => [
      [sessionDays, 'day'],
      [
        Number(declared('src/app/data/device/language-choice.ts', /max-age=\$\{(\d+) \* 24 \* 60 \* 60\}/)) /
          365,
        'year',
      ],
      [Number(declared('src/app/features/search/saved-filter.ts', /maxAgeSeconds: (\d+) \* 86_400/)), 'day'],
      [trafficSourceCookie.maxAgeSeconds / daySeconds, 'day'],
      [landingUrlCookie.maxAgeSeconds / (60 * 60), 'hour'],
    ],
  },
];

const units: Readonly<Record<string, Unit>> = {
  ...{ menit: 'minute', minute: 'minute', jam: 'hour', hour: 'hour', hari: 'day', day: 'day' },
  ...{ tahun: 'year', year: 'year', catatan: 'note', note: 'note' },
};
const period = /(\d+) (menit|minute|jam|hour|hari|day|tahun|year|catatan|note)s?\b/g;

export const privacyRetention: readonly Rule[] = [
  {
    name: 'privacy: how long it is kept',
    pages: /^\/kebijakan-privasi$/,
    text: /(.+)/,
    is: ([text = ''], { block }) => {
      const known = periods
        .filter(({ row }) => row.test(block.row))
        .flatMap(({ of }) => of().map(([count, unit]) => `${count} ${unit}`));
      const told = [...text.matchAll(period)].map(([, count, unit = '']) => `${count} ${units[unit]}`);
      const isAll = told.length > 0 && !/\d/.test(text.replace(period, ''));
      if (known.length === 0 || !isAll) return undefined;
      // A sentence says a part of its row, in the same order.
      return `, ${known.join(', ')}, `.includes(`, ${told.join(', ')}, `) ? [text] : [known.join(', ')];
    },
  },
];
