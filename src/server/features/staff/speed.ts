import { gte, sql } from 'drizzle-orm';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { dayInJakarta } from '#contract/dates.ts';
import { type ShownVital, shownVitals, threeQuarters } from '#contract/page/vital-bands.ts';
import { mostMeasured, vitalDays } from '#contract/staff/overview.schema.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { pageVitals } = schema;

type Speed = DataOf<'staffSpeed'>;
type Measured = Omit<Speed['pages'][number], 'page'>;
type Counted = {
  /** A page or a day. */
  readonly of: string;
  readonly device: Measured['device'];
  readonly metric: ShownVital;
  readonly band: number;
  readonly count: number;
};

/** One row for each page or day and device. */
function measured(rows: readonly Counted[]): (Measured & { readonly of: string })[] {
  const groups = new Map<string, Counted[]>();
  for (const row of rows) {
    const key = `${row.of} ${row.device}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const bandsOf = (metric: ShownVital) =>
      new Map(group.filter((row) => row.metric === metric).map(({ band, count }) => [band, count]));
    const quarterOf = (metric: ShownVital) => threeQuarters(metric, bandsOf(metric)) ?? null;
    const totals = shownVitals.map((metric) =>
      [...bandsOf(metric).values()].reduce((sum, count) => sum + count, 0),
    );
    return [
      {
        ...{ of: first.of, device: first.device, count: Math.max(...totals) },
        ...{ LCP: quarterOf('LCP'), INP: quarterOf('INP'), CLS: quarterOf('CLS') },
      },
    ];
  });
}

/** How pages felt in the last days, to the visits whose events are sent. */
export async function readVitals(orm: Orm, now: Date): Promise<Pick<Speed, 'pages' | 'days'>> {
  const { day, page, device, metric, band } = pageVitals;
  const recent = gte(day, dayInJakarta(now, 1 - vitalDays));
  const count = sql<number>`sum(${pageVitals.count})::int`;
  const byPage = await orm
    .select({ of: page, device, metric, band, count })
    .from(pageVitals)
    .where(recent)
    .groupBy(page, device, metric, band);
  const byDay = await orm
    .select({ of: day, device, metric, band, count })
    .from(pageVitals)
    .where(recent)
    .groupBy(day, device, metric, band);
  return {
    pages: measured(byPage)
      .sort((a, b) => b.count - a.count || (a.of < b.of ? -1 : 1))
      .slice(0, mostMeasured)
      .map(({ of, ...row }) => ({ page: of, ...row })),
    days: measured(byDay)
      .sort((a, b) => (a.of > b.of ? -1 : 1))
      .map(({ of, ...row }) => ({ day: of, ...row })),
  };
}
