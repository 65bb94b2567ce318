import * as z from 'zod/mini';

/** Rows as this version of the app knows them. One that cannot be read is passed over, not thrown away. */
export function readRows<Schema extends z.ZodMiniType>(
  schema: Schema,
  rows: readonly unknown[],
): z.output<Schema>[] {
  return rows.flatMap((row) => {
    const parsed = z.safeParse(schema, row);
    return parsed.success ? [parsed.data] : [];
  });
}
