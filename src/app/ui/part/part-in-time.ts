import { type ComponentType, useEffect, useState } from 'react';

export type PartInTime<Props extends object> = {
  load(): Promise<ComponentType<Props>>;
  /** For use where the code does not arrive in time. */
  readonly plain: ComponentType<Props>;
  readonly patienceMs: number;
  /** Once it is there. */
  loaded?: ComponentType<Props>;
};

/**
 * A component of another part if its code arrives in time, and otherwise a plain one with the same properties; undefined
 * until then. Decided once a mount, so that nothing shown is replaced.
 * @param isNeeded whether it has something to show: patience begins then
 */
export function usePartInTime<Props extends object>(
  part: PartInTime<Props>,
  isNeeded: boolean,
): ComponentType<Props> | undefined {
  const [shown, setShown] = useState(() => part.loaded);
  useEffect(() => {
    if (shown) return;
    const show = () => setShown((before?: ComponentType<Props>) => before ?? part.loaded ?? part.plain);
    const timer = isNeeded ? setTimeout(show, part.patienceMs) : undefined;
    part.load().then((component) => {
      part.loaded = component;
      show();
    }, show);
    return () => clearTimeout(timer);
  }, [part, shown, isNeeded]);
  return shown;
}
