import { defineReading } from '#server/features/operator-tables/shared/reading.ts';
import { warrantyPlanTable } from '#server/features/operator-tables/shared/tables/offer-tables.ts';

/** The operator's warranty plans as of today, cheapest first. */
export const warrantyPlans = defineReading({
  tables: [warrantyPlanTable],
  make: (read) => read(warrantyPlanTable).rows.toSorted((a, b) => a.price - b.price),
});
