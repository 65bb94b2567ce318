import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import type { Breadcrumb } from '#contract/site/navigation.ts';
import { AppLink } from './app-link.tsx';
import styles from './breadcrumbs.module.css';

/** Breadcrumbs from the home page; the last one is the current page. */
export function Breadcrumbs({ items }: { readonly items: readonly Breadcrumb[] }) {
  const { t } = useLingui();
  if (items.length === 0) return null;
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={styles.trail}>
        {items.map(({ label, url, title }, index) => {
          const isHere = index === items.length - 1;
          return (
            <li key={url} className={styles.step}>
              <AppLink
                href={url}
                title={isHere ? undefined : title}
                className={classNames(patterns.underlined, styles.link)}
                aria-current={isHere ? 'page' : undefined}
              >
                {label}
              </AppLink>
              {isHere ? null : <Icon of={ChevronRight} size={14} stroke={2.25} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
