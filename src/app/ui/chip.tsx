import { Trans } from '@lingui/react/macro';
import { X } from 'lucide';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { formatNumber } from '#contract/money.ts';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon/icon.tsx';
import { AppLink, type AppLinkProps } from './link/app-link.tsx';

export type ChipLook = {
  /** `filter` opens something, pressing `selected` removes it, pressing `choice` selects it. */
  readonly look?: 'filter' | 'selected' | 'choice';
  readonly icon?: ReactNode;
  /** Shown after the text in a lighter colour. */
  readonly count?: number | undefined;
};

function Content({ look = 'choice', icon, count, children }: ChipLook & { children: ReactNode }) {
  const language = useLanguage();
  return (
    <>
      {icon}
      {look === 'selected' ? (
        <span className="visually-hidden">
          <Trans>Remove</Trans>{' '}
        </span>
      ) : null}
      {children}
      {count === undefined ? null : <span className={styles.count}>{formatNumber(count, language)}</span>}
      {look === 'selected' ? <Icon of={X} size={18} /> : null}
    </>
  );
}

export type ChipProps = ChipLook & ButtonHTMLAttributes<HTMLButtonElement>;

export function Chip({ look = 'choice', icon, count, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" className={classNames(styles.chip, styles[look], className)} {...rest}>
      <Content look={look} icon={icon} count={count}>
        {children}
      </Content>
    </button>
  );
}

export type ChipLinkProps = ChipLook & AppLinkProps;

export function ChipLink({ look = 'choice', icon, count, className, children, ...rest }: ChipLinkProps) {
  return (
    <AppLink className={classNames(styles.chip, styles[look], className)} {...rest}>
      <Content look={look} icon={icon} count={count}>
        {children}
      </Content>
    </AppLink>
  );
}

/** Chips in one row that runs off the page's right edge as a hint to swipe. */
export function ChipRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={styles.row} aria-label={label}>
      {children}
    </section>
  );
}
