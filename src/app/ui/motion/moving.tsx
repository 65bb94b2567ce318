import { domMax, LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

/** Like sheets: under a quarter of a second. */
const transition = { duration: 0.2, ease: [0.2, 0.8, 0.2, 1] } as const;

/**
 * Around components of framer-motion/m. For a person who prefers reduced motion nothing moves but what follows the
 * finger.
 */
export function Moving({ children }: { readonly children: ReactNode }) {
  return (
    <LazyMotion features={domMax} strict>
      <MotionConfig reducedMotion="user" transition={transition}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
