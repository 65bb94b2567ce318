/**
 * Runs work one run at a time. A caller gets a run that starts after its call; all callers waiting for that
 * start share it.
 */
export function latestRun(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    if (next) return next;
    const run = last.then(() => {
      next = undefined;
      return work();
    });
    next = run;
    last = run.catch(() => undefined);
    return run;
  };
}
