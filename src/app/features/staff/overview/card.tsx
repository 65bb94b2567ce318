import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import styles from './overview.module.css';

/** A part of a page of figures. */
export function Card({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={classNames(layouts.raisedCard, layouts.column16, styles.card)}>
      <h2 className={texts.title}>{title}</h2>
      {children}
    </section>
  );
}
