import { useSyncExternalStore } from 'react';

/** Ticks once a minute, so that times on an open page stay right. */
let now = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
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
  now ||= Date.now();
  return now;
}

/** The time to the minute; undefined on the server and while a page is hydrated. */
export function useMinute(): number | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}
