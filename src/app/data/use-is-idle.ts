import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

let wasIdle = false;

/** Whether the first page has been taken over and had nothing better to do: then what can wait may come. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(wasIdle);
  useEffect(() => {
    if (wasIdle) return;
    let isWanted = true;
    whenIdle(() => {
      wasIdle = true;
      if (isWanted) setIsIdle(true);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return isIdle;
}
