import { defineReading } from '#server/operator-tables/reading.ts';
import { warrantyPlanTable } from '#server/operator-tables/tables/offer-tables.ts';

/** The operator's warranty plans as of today, cheapest first. */
export const warrantyPlans = defineReading({
  tables: [warrantyPlanTable],
  make: (read) => read(warrantyPlanTable).rows.toSorted((a, b) => a.price - b.price),
});
