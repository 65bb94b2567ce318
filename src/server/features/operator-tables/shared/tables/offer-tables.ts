import * as z from 'zod/mini';
import { creditSubjectNames } from '#contract/credit/credit-pages.ts';
import { localized } from '#contract/localized.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { warrantySystems } from '#contract/warranty/warranty.ts';
import {
  choiceCell,
  choicesCell,
  linkCell,
  numberCell,
  orNull,
  percentCell,
  rupiahCell,
  slugCell,
  sourced,
  textCell,
  validity,
  yesNoCell,
} from '#server/features/operator-tables/shared/cells.ts';
import { operatorTable } from '#server/features/operator-tables/shared/operator-table.ts';

/* Who lends, what the operator offers, and on which terms cars are booked. Rows of the demonstration are no real companies, and shown only there. */

const example = { is_demonstration: yesNoCell(localized('Example')) };
const months = (label: { id: string; en: string }) => numberCell(label, { least: 1, most: 120 });
const age = localized('Oldest age (years)');
const link = { link: orNull(linkCell(localized('Link'))) };

export const lenderTable = operatorTable({
  name: 'lenders',
  title: localized('Lenders', 'table'),
  about: localized(
    'Banks and finance companies on the pages of credit: a row for each kind of loan. Examples are shown only on a demonstration.',
  ),
  file: 'operator/lenders.csv',
  row: z.object({
    name: textCell(localized('Name'), 80),
    subject: choiceCell(
      localized('Loans for'),
      {
        'used-car': localized('used cars'),
        'new-car': localized('new cars'),
        'new-motorcycle': localized('new motorcycles'),
      },
      creditSubjectNames,
    ),
    lowest: percentCell(localized('Lowest flat rate (%/year)')),
    highest: percentCell(localized('Highest flat rate (%/year)')),
    least_months: months(localized('Shortest term (months)')),
    most_months: months(localized('Longest term (months)')),
    least_down_payment: percentCell(localized('Lowest down payment (%)')),
    most_down_payment: orNull(percentCell(localized('Highest down payment (%)'))),
    least_loan: orNull(rupiahCell(localized('Smallest loan (Rp)'))),
    oldest_age: orNull(numberCell(age, { most: 50 })),
    ...link,
    ...example,
    ...validity,
  }),
  ...{ key: ['name', 'subject'], ended: 'dropped' },
});

const kinds: Readonly<Record<VehicleKind, { id: string; en: string }>> = {
  mobil: localized('cars'),
  motor: localized('motorcycles'),
  truk: localized('trucks'),
  'motor-roda-tiga': localized('three-wheelers'),
};

export const promotionTable = operatorTable({
  name: 'promotions',
  title: localized('Promotions'),
  about: localized(
    'Promotions of new brands and models. Without a model it is for the whole brand. Without an end it is renewed each month.',
  ),
  file: 'operator/promotions.csv',
  row: z.object({
    kind: choiceCell(
      localized('Vehicle'),
      kinds,
      categories.map(({ slug }) => slug),
    ),
    brand: slugCell(localized('Brand')),
    model: orNull(slugCell(localized('Model'))),
    title_id: textCell(localized('Title (Indonesian)'), 120),
    title_en: textCell(localized('Title (English)'), 120),
    text_id: textCell(localized('Text (Indonesian)'), 600),
    text_en: textCell(localized('Text (English)'), 600),
    ...link,
    ...example,
    ...validity,
  }),
  ...{ key: ['kind', 'brand', 'model', 'title_id'], ended: 'dropped' },
});

export const warrantyPlanTable = operatorTable({
  name: 'warranty-plans',
  title: localized('Warranty plans'),
  about: localized(
    'Plans for used cars: what is covered, how long, for which age and mileage, and the price.',
  ),
  file: 'operator/warranty-plans.csv',
  row: z.object({
    plan: slugCell(localized('Code')),
    name_id: textCell(localized('Name (Indonesian)'), 60),
    name_en: textCell(localized('Name (English)'), 60),
    covers: choicesCell(localized('Covers'), warrantySystems),
    months: months(localized('Months', 'table')),
    most_kilometers: numberCell(localized('Highest mileage (km)'), { most: 1_000_000 }),
    oldest_age: numberCell(age, { most: 50 }),
    price: rupiahCell(localized('Price (Rp)')),
    ...example,
    ...validity,
  }),
  ...{ key: ['plan'], ended: 'dropped' },
});

export const agentCommissionTable = operatorTable({
  name: 'agent-commissions',
  title: localized('Agents’ commission'),
  about: localized(
    'Commission for a car that an agent brought and that was sold, by its final price. Examples hold only on a demonstration.',
  ),
  file: 'operator/agent-commissions.csv',
  row: z.object({
    up_to: orNull(rupiahCell(localized('Up to (Rp)'))),
    commission: rupiahCell(localized('Commission (Rp)')),
    ...example,
    ...validity,
  }),
  ...{ key: [], band: 'up_to', ended: 'dropped' },
});

export const bookingTermTable = operatorTable({
  name: 'booking-terms',
  title: localized('Terms of bookings'),
  about: localized(
    'The fee, the time to pay, and how long a car is held. Orders keep the terms of their day.',
  ),
  file: 'money/booking-terms.csv',
  row: z.object({
    ...{ valid_from: sourced.valid_from, valid_to: validity.valid_to },
    fee: numberCell(localized('Fee (Rp)'), { least: 1, most: 1_000_000_000 }),
    pay_minutes: numberCell(localized('Time to pay (minutes)'), { least: 5, most: 1440 }),
    // A QRIS payment can be refunded for seven days.
    hold_days: numberCell(localized('Held (days)'), { least: 1, most: 6 }),
    source: textCell(localized('Source'), 400),
  }),
  ...{ key: [], ended: 'kept' },
});

const localText = (id: string, en: string, most: number) => ({
  id: textCell({ id, en: `${en} (Indonesian)` }, most),
  en: textCell({ id: `${id} (Inggris)`, en: `${en} (English)` }, most),
});
const contestName = localText('Nama', 'Name', 80);
const contestAbout = localText('Tentang', 'About', 400);
const contestPrizes = localText('Hadiah', 'Prizes', 400);

export const contestTable = operatorTable({
  name: 'contests',
  title: localized('Photo contests'),
  about: localized(
    'A row for each contest. Ads can be entered from the first day to the last; after that staff picks the winners. The code is in the page’s address and must not change.',
  ),
  file: 'operator/contests.csv',
  row: z.object({
    contest: slugCell(localized('Code')),
    ...{ name_id: contestName.id, name_en: contestName.en },
    ...{ about_id: contestAbout.id, about_en: contestAbout.en },
    ...{ prizes_id: contestPrizes.id, prizes_en: contestPrizes.en },
    ...example,
    ...validity,
  }),
  ...{ key: ['contest'], ended: 'kept' },
});
