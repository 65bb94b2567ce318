declare global {
  interface Window {
    /** How often something that the page works without has failed, by name. */
    failures?: Record<string, number>;
  }
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
