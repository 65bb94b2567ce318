import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import type { TrackingEvent } from '#contract/page/tracking-event.ts';
import { createMetrics } from '#server/plugins/metrics.ts';
import { createClientNotes } from './note-client.ts';

function start() {
  const metrics = createMetrics();
  const { log } = Fastify();
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  let now = 0;
  const note = createClientNotes({ metrics, log }, () => now);
  return {
    note: (event: TrackingEvent) => note({ at: 0, page: '/mobil-bekas', event }),
    text: (name: string) => metrics.registry.getSingleMetricAsString(name),
    warn,
    pass(milliseconds: number) {
      now += milliseconds;
    },
  };
}

const failed = { name: 'page_failed', kind: 'error', error: 'TypeError', place: 'first-D.js:1:2' } as const;

test('faults are counted by what they are; invented names count as one', async () => {
  const { note, text, warn } = start();
  note(failed);
  note(failed);
  note({ ...failed, kind: 'worker', error: 'Invented1' });
  note({ ...failed, kind: 'worker', error: 'Invented2' });
  const counted = await text('lajur_client_faults_total');
  expect(counted).toContain('lajur_client_faults_total{kind="error",error="TypeError"} 2');
  expect(counted).toContain('lajur_client_faults_total{kind="worker",error="other"} 2');
  expect(warn.mock.calls[0]).toEqual([
    { kind: 'error', error: 'TypeError', place: 'first-D.js:1:2', page: '/mobil-bekas' },
    'a page has failed',
  ]);
});

test('what callers report fills no log', () => {
  const { note, warn, pass } = start();
  for (let at = 0; at < 500; at += 1) note(failed);
  expect(warn).toHaveBeenCalledTimes(60);
  pass(3_600_000);
  note(failed);
  expect(warn).toHaveBeenCalledTimes(61);
});

test('measurements are in seconds, the shift of a layout is its score', async () => {
  const { note, text } = start();
  note({ name: 'page_measured', metric: 'LCP', value: 2400, device: 'phone' });
  note({ name: 'page_measured', metric: 'CLS', value: 90, device: 'desktop' });
  const measured = await text('lajur_web_vitals');
  expect(measured).toContain('lajur_web_vitals_bucket{le="2.5",metric="LCP",device="phone"} 1');
  expect(measured).toContain('lajur_web_vitals_bucket{le="1.8",metric="LCP",device="phone"} 0');
  expect(measured).toContain('lajur_web_vitals_bucket{le="0.1",metric="CLS",device="desktop"} 1');
});
