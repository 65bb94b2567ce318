import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

/** As sheets open: under a quarter of a second. */
const transition = { duration: 0.2, ease: [0.2, 0.8, 0.2, 1] } as const;

/** A rejection would be nobody's: without the code, everything stands still and works. */
async function loadFeatures() {
  try {
    return (await import('#app/parts/motion/features/moving/moving-features.ts')).movingFeatures;
  } catch {
    return new Promise<never>(() => undefined);
  }
}

/**
 * Around what a hand moves (`m` and `Reorder` of framer-motion/m). The code that moves it comes when it is first shown.
 * Nothing moves for a person who asked for no motion, but for what follows the finger.
 */
export function Moving({ children }: { readonly children: ReactNode }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user" transition={transition}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
