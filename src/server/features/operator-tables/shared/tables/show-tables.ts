import * as z from 'zod/mini';
import { localized } from '#contract/localized.ts';
import {
  dayCell,
  linkCell,
  numberCell,
  orNull,
  slugCell,
  sourced,
  textCell,
} from '#server/features/operator-tables/shared/cells.ts';
import { operatorTable } from '#server/features/operator-tables/shared/operator-table.ts';

const count = (label: { id: string; en: string }) => orNull(numberCell(label, { most: 10_000_000 }));
const list = (label: { id: string; en: string }) => orNull(textCell(label, 2000));
const { checked, is_estimate, source } = sourced;

export const autoShowTable = operatorTable({
  name: 'auto-shows',
  title: localized('Shows'),
  about: localized(
    'Past and coming editions of GIIAS. What is not known stays empty and is not shown. Lists are separated by |.',
  ),
  file: 'operator/auto-shows.csv',
  row: z.object({
    show: slugCell(localized('Code')),
    name: textCell(localized('Name'), 80),
    first_day: dayCell(localized('First day')),
    last_day: dayCell(localized('Last day')),
    venue: orNull(textCell(localized('Venue'), 120)),
    city: textCell(localized('City'), 60),
    theme: orNull(textCell(localized('Theme'), 120)),
    halls: count(localized('Halls')),
    area: count(localized('Area (m²)')),
    brands: count(localized('Brands', 'auto show')),
    brand_names: list(localized('Names of brands')),
    launches: count(localized('Launches', 'auto show')),
    launched: list(localized('Launched models')),
    visitors: count(localized('Visitors')),
    tickets: orNull(linkCell(localized('Tickets'))),
    ...{ checked, is_estimate, source },
  }),
  ...{ key: ['show'], ended: 'dropped' },
});
