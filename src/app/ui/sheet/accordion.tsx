import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import styles from './accordion.module.css';

/** Collapsible rows, divided by lines. */
export function Accordion({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return <div className={classNames(layouts.lined, patterns.ruled, className)}>{children}</div>;
}

export type AccordionItemProps = {
  readonly heading: ReactNode;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
};

/** One row. A native disclosure element: it opens before any script has loaded, and with find-in-page. */
export function AccordionItem({ heading, isOpenAtFirst = false, children }: AccordionItemProps) {
  return (
    <details open={isOpenAtFirst}>
      <summary className={styles.summary}>
        <span className={layouts.fill}>{heading}</span>
        <Icon of={ChevronDown} className={classNames(patterns.turned, styles.chevron)} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
