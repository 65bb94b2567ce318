import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import styles from './suggestion-list.module.css';
import type { Option } from './suggestion-options.ts';

type Props = {
  readonly id: string;
  readonly option: Option;
  readonly icon: ReactNode;
  readonly isMarked: boolean;
  /** Leaves room for a button at the end of the row. */
  readonly hasRoomForButton: boolean;
  onFollow(): void;
};

/** One row: a link that the field highlights with arrow keys, so that the focus stays in the field. */
export function SuggestionOption({ id, option, icon, isMarked, hasRoomForButton, onFollow }: Props) {
  const language = useLanguage();
  const { name, url, count } = option;
  return (
    <AppLink
      href={url}
      id={id}
      role="option"
      aria-selected={isMarked}
      tabIndex={-1}
      className={classNames(styles.option, hasRoomForButton && styles.withButton)}
      // Keeps the focus in the field; a pressed link would take it, and in Safari nothing would have it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onFollow}
    >
      <span className={styles.icon}>{icon}</span>
      <span className={styles.name}>{name}</span>
      {count === undefined ? null : (
        <span className={classNames(texts.faintFigures, patterns.rigid, styles.count)}>
          <span aria-hidden="true">{formatNumber(count, language)}</span>
          <span className="visually-hidden">
            <Plural value={count} one="# car" other="# cars" />
          </span>
        </span>
      )}
    </AppLink>
  );
}
