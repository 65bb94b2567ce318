declare global {
  interface Window {
    /** How often something that the page works without has failed, by name. */
    failures?: Record<string, number>;
    /** The first errors and rejections of the page. */
    faults?: Event[];
  }
}

const mostFaults = 10;

/** Keeps the page's errors and rejections from the first script on, for the code that counts them (`watch-page.ts`). */
export function keepFaults(): void {
  const kept: Event[] = [];
  window.faults = kept;
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => {
      if (kept.length < mostFaults) kept.push(event);
    });
}

/** Counts a failure that is swallowed, because the page works without what has failed. */
export function noteFailure(name: string): void {
  window.failures ??= {};
  window.failures[name] = (window.failures[name] ?? 0) + 1;
}

/** Runs steps that do not need each other: one that fails is counted, and stops no other. */
export function runEach(steps: Readonly<Record<string, () => void>>): void {
  for (const name of Object.keys(steps)) {
    try {
      steps[name]?.();
    } catch {
      noteFailure(name);
    }
  }
}
