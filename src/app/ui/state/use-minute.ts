import { useSyncExternalStore } from 'react';
import { timeNow } from './server-clock.ts';

/** One timer for all components, ticking once a minute. */
let now = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = timeNow();
    for (const each of listeners) each();
  }, 60_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function current(): number {
  now ||= timeNow();
  return now;
}

/** The current time in milliseconds, updated every minute; undefined on the server and during hydration. */
export function useMinute(): number | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}
