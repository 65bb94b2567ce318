import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { onWorkerFault } from '#app/pwa/worker-faults.ts';
import { track } from '#app/tracking/track.ts';
import type { deviceClasses, faultKinds, TrackingEvent } from '#contract/page/tracking-event.ts';

/** A page that fails in a loop is told of a few times. */
const mostFaults = 5;
/** What an event accepts (tracking-event.ts). */
const word = /^[\w:/.*-]{1,100}$/;
/** A place in our own scripts. Errors of extensions have none. */
const ownPlace = /\/assets\/([\w.-]+\.js:\d+:\d+)/;

const classOf = (name: string) => (word.test(name) ? name : 'Error');

type Fault = Extract<TrackingEvent, { name: 'page_failed' }>;

/** An error of our own scripts without its message, which may have what a visitor typed. Undefined for all others. */
export function faultOf(kind: (typeof faultKinds)[number], cause: unknown): Fault | undefined {
  if (!(cause instanceof Error)) return undefined;
  const place = ownPlace.exec(cause.stack ?? '')?.[1];
  if (place === undefined || !word.test(place)) return undefined;
  return { name: 'page_failed', kind, error: classOf(cause.name), place };
}

function deviceClass(): (typeof deviceClasses)[number] {
  return innerWidth < 600 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop';
}

/**
 * Counts what fails in the page and in its worker, also what failed before this was loaded (`early.ts`), and how the
 * page feels. Sent as events, so only from visits that are drawn for these.
 */
export function watchPage(): void {
  let told = 0;
  const tell = (fault: Fault | undefined) => {
    if (fault && told++ < mostFaults) track(fault);
  };
  const tellEvent = (event: Event) => {
    if (event instanceof ErrorEvent) tell(faultOf('error', event.error));
    if (event instanceof PromiseRejectionEvent) tell(faultOf('rejection', event.reason));
  };
  for (const event of window.faults ?? []) tellEvent(event);
  addEventListener('error', tellEvent);
  addEventListener('unhandledrejection', tellEvent);
  onWorkerFault((error) => tell({ name: 'page_failed', kind: 'worker', error: classOf(error) }));
  // What is counted while a page ends would be lost.
  document.addEventListener('visibilitychange', () => {
    for (const step of Object.keys(window.failures ?? {}))
      tell({ name: 'page_failed', kind: 'step', error: step });
    window.failures = {};
  });
  const device = deviceClass();
  for (const measure of [onLCP, onINP, onTTFB, onCLS])
    measure(({ name, value }) => {
      const whole = Math.round(name === 'CLS' ? value * 1000 : value);
      track({ name: 'page_measured', metric: name, value: whole, device });
    });
}
