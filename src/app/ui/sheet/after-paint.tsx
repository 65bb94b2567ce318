import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Runs in a task of its own, once the changes made so far are painted.
 * @returns a function that cancels it
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Renders its children after the first paint, in slices, so that a sheet opens immediately and its long
 * content follows.
 */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setIsPainted(true))), []);
  return isPainted ? children : null;
}
