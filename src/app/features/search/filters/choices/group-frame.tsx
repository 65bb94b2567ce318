import { type ReactNode, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import styles from './group-frame.module.css';

type Props = {
  readonly name: string;
  /** To the right of the name: the selection, or a link to more. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A filter group under its name. */
export function GroupFrame({ name, aside, children }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={classNames(texts.title, patterns.rigid)}>
          {name}
        </h3>
        {typeof aside === 'string' ? <span className={styles.aside}>{aside}</span> : aside}
      </div>
      {children}
    </fieldset>
  );
}
