import { type ReactNode, useEffect } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { useIsHydrated } from '#app/ui/state/use-is-hydrated.ts';
import styles from './result.module.css';

type Props = {
  /** Whether the numbers and the vehicle of the address are known. */
  readonly isReady: boolean;
  /** Whether it also depends on the driver's own numbers, which this device keeps. */
  readonly isPersonal?: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** What a calculator's address decides. */
export function Result({ isReady, isPersonal = false, className, children }: Props) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isReady && isHydrated) delete document.documentElement.dataset.query;
  }, [isReady, isHydrated]);
  return (
    <div className={classNames(styles.result, isPersonal && styles.personal, className)}>{children}</div>
  );
}
