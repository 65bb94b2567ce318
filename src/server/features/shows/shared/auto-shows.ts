import { localized } from '#contract/localized.ts';
import { defineReading, TableError } from '#server/features/operator-tables/shared/reading.ts';
import { autoShowTable } from '#server/features/operator-tables/shared/tables/show-tables.ts';
import { firstDay, lastDay } from '#server/features/operator-tables/shared/validity.ts';

const listOf = (text: string | null): string[] =>
  (text ?? '')
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The editions of a show. */
export const autoShows = defineReading({
  tables: [autoShowTable],
  make: (read) =>
    read(autoShowTable).rows.map(({ first_day, last_day, brand_names, launched, ...row }) => {
      const [from, to] = [firstDay(first_day), lastDay(last_day)];
      if (to < from) throw new TableError(localized(`${row.name} ends before it begins.`));
      return {
        ...row,
        ...{ from, to, firstDay: first_day, lastDay: last_day },
        ...{ brandNames: listOf(brand_names), launched: listOf(launched) },
      };
    }),
});
