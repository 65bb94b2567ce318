import type { FastifyBaseLogger } from 'fastify';
import type { TrackedEvent } from '#contract/page/tracking-event.ts';
import type { Metrics } from '#server/plugins/metrics.ts';

/** Names of errors are the sender's: others count as one. */
const knownErrors: ReadonlySet<string> = new Set([
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ReferenceError', 'DOMException', 'AbortError'],
  ...['QuotaExceededError', 'NotFoundError', 'InvalidStateError', 'DatabaseClosedError', 'ChunkLoadError'],
]);
/** Lines of the log for what callers report, by hour and process. */
const mostLines = 60;
const hourMs = 3_600_000;

type Parts = { readonly metrics: Pick<Metrics, 'clientFaults' | 'vitals'>; readonly log: FastifyBaseLogger };

/** Passes faults and measurements of pages on to the operator: as metrics, and faults with their place in the log. */
export function createClientNotes({ metrics, log }: Parts, now: () => number = Date.now) {
  let hour = 0;
  let lines = 0;

  function hasLine(): boolean {
    const current = Math.floor(now() / hourMs);
    if (current !== hour) [hour, lines] = [current, 0];
    lines += 1;
    return lines <= mostLines;
  }

  return function note({ page, event }: TrackedEvent): void {
    if (event.name === 'page_failed') {
      const { kind, error, place } = event;
      metrics.clientFaults.inc({ kind, error: knownErrors.has(error) ? error : 'other' });
      if (hasLine()) log.warn({ kind, error, place, page }, 'a page has failed');
    }
    if (event.name === 'page_measured') {
      const { metric, value, device } = event;
      metrics.vitals.observe({ metric, device }, value / 1000);
    }
  };
}
