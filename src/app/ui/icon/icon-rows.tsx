import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import layouts from '#app/ui/layouts.module.css';
import { Icon } from './icon.tsx';
import styles from './icon-rows.module.css';
import { IconTile } from './icon-tile.tsx';

/** A list of `IconRow`s. */
export function IconRows({ children }: { readonly children: ReactNode }) {
  return <ul className={layouts.stack20}>{children}</ul>;
}

type RowProps = { readonly icon: IconNode; readonly title: ReactNode; readonly children: ReactNode };

/** A line of text with an icon. */
export function IconRow({ icon, title, children }: RowProps) {
  return (
    <li className={styles.row}>
      <IconTile>
        <Icon of={icon} size={20} />
      </IconTile>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </li>
  );
}
