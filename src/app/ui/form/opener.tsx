import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import styles from './opener.module.css';

/** Styles a link or button that opens a sheet like a field. For use around an `OpenerText`. */
export const openerClass = styles.opener;

type Props = { readonly label: string; readonly children: ReactNode };

export function OpenerText({ label, children }: Props) {
  return (
    <>
      <span className={layouts.fill}>
        <span className={texts.noteLine}>{label}</span>
        <span className={styles.value}>{children}</span>
      </span>
      <Icon of={ChevronDown} />
    </>
  );
}
