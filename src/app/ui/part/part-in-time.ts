import { type ComponentType, useEffect, useState } from 'react';

export type PartInTime<Props extends object> = {
  load(): Promise<ComponentType<Props>>;
  /** Used if the code does not arrive in time. */
  readonly plain: ComponentType<Props>;
  readonly patienceMs: number;
  /** Set once it has loaded. */
  loaded?: ComponentType<Props>;
};

/**
 * A component of another part if its code arrives in time, otherwise a plain one with the same props;
 * undefined until then. Decided once per mount, so that displayed content is not replaced.
 * @param isNeeded whether it has something to show: the timeout starts then
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
