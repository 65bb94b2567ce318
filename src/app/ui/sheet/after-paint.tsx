import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Renders its children after the first paint, in slices, so that a sheet opens immediately and its long
 * content follows.
 */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted ? children : null;
}
