import * as z from 'zod/mini';

/** Parses rows. One that this version cannot read is skipped, not deleted. */
export function readRows<Schema extends z.ZodMiniType>(
  schema: Schema,
  rows: readonly unknown[],
): z.output<Schema>[] {
  return rows.flatMap((row) => {
    const parsed = z.safeParse(schema, row);
    return parsed.success ? [parsed.data] : [];
  });
}
