import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { createMetrics, watchProcess } from './metrics.ts';

/* What is asked for in deploy/monitoring is there. */

const fileOf = (name: string) =>
  readFileSync(new URL(`../../../deploy/monitoring/${name}`, import.meta.url), 'utf8');
const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});
const alerts = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const asked = [
  ...dashboard
    .parse(JSON.parse(fileOf('dashboard.json')))
    .panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...alerts
    .parse(parse(fileOf('alerts.yml')))
    .groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
];
/** Added by Prometheus, or where a server has several processes. */
const otherLabels = ['instance', 'job', 'le', 'worker'];

const metrics = createMetrics();
watchProcess(metrics, {
  database: { connections: () => ({ used: 3, idle: 2, waiting: 0 }) },
  catalogue: { cars: () => 17, behind: () => 500 },
  caches: { answers: { bytes: 9 } },
});

test('every metric and label of the dashboard and the alerts exists', async () => {
  const known = new Map(metrics.registry.getMetricsAsArray().map(({ name, type }) => [name, type]));
  const labels = new Set(otherLabels);
  for (const metric of metrics.registry.getMetricsAsArray())
    if ('labelNames' in metric)
      for (const label of z.array(z.string()).parse(metric.labelNames)) labels.add(label);
  expect(asked.length).toBeGreaterThan(20);
  for (const [name, expression] of asked) {
    const named = expression.match(/\blajur_\w+/g) ?? [];
    expect(named.length + (expression.match(/\bup\b/g) ?? []).length, name).toBeGreaterThan(0);
    for (const metric of named) {
      const ofHistogram = metric.replace(/_(?:bucket|count|sum)$/, '');
      const isKnown = known.has(metric) || String(known.get(ofHistogram)) === 'histogram';
      expect(isKnown, `${metric} of “${name}”`).toBe(true);
    }
    const used = [
      ...[...expression.matchAll(/\{([^}]*)\}/g)].flatMap(
        ([, inside = '']) => inside.match(/\w+(?=[=!]~?|=)/g) ?? [],
      ),
      ...[...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(
        ([, inside = '']) => inside.match(/\w+/g) ?? [],
      ),
    ];
    for (const label of used) expect([...labels], `${label} of “${name}”`).toContain(label);
  }
});

test('gauges have what the process holds when it is asked', async () => {
  const text = await metrics.registry.metrics();
  for (const line of [
    'lajur_catalogue_cars 17',
    'lajur_catalogue_behind_seconds 0.5',
    'lajur_database_connections{state="used"} 3',
    'lajur_cache_bytes{cache="answers"} 9',
  ])
    expect(text.split('\n')).toContain(line);
});
