/**
 * Runs some work one run at a time. Whoever asks is answered by a run that begins after they asked; all who ask
 * before it begins share it.
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
