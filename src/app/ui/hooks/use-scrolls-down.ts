import { useEffect, useState } from 'react';

/** Smaller movements do not count as a direction: a resting thumb moves a little. */
const leastMoved = 24;

/** Whether the page was last scrolled down; false at its top. */
export function useScrollsDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = 0;
    // Reading it lays the page out, which the next frame does anyway.
    const frame = requestAnimationFrame(() => {
      last = scrollY;
    });
    const look = () => {
      const moved = scrollY - last;
      if (scrollY > leastMoved && Math.abs(moved) < leastMoved) return;
      last = scrollY;
      setIsDown(moved > 0 && scrollY > leastMoved);
    };
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
    };
  }, []);
  return isDown;
}
