import { Trans } from '@lingui/react/macro';
import { Check, ChevronRight, Minus } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { CountDot } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import styles from './option-row.module.css';

type Props = {
  readonly name: string;
  readonly note?: string | undefined;
  readonly mark?: ReactNode;
  readonly count: number;
  /** `mixed`: a nested value is selected. */
  readonly isChecked: boolean | 'mixed';
  /** Number of selected nested values. */
  readonly within?: number;
  onToggle(): void;
  /** Label of the button that opens the nested values. */
  readonly openLabel?: string | undefined;
  readonly onOpen?: (() => void) | undefined;
};

/** A checkable value, with a button for its nested values. */
export function OptionRow({
  name,
  note,
  mark,
  count,
  isChecked,
  within = 0,
  onToggle,
  openLabel = '',
  onOpen,
}: Props) {
  const language = useLanguage();
  return (
    <li className={styles.row}>
      {/* biome-ignore lint/a11y/useSemanticElements: an input cannot hold the row's words, mark and count. */}
      <button
        type="button"
        role="checkbox"
        aria-checked={isChecked}
        className={classNames(patterns.lit, styles.main)}
        onClick={onToggle}
      >
        <span className={styles.box}>
          {isChecked === false ? null : (
            <Icon of={isChecked === 'mixed' ? Minus : Check} size={14} stroke={2.25} />
          )}
        </span>
        {mark}
        <span className={classNames(layouts.fill, styles.name)}>
          {name}
          {note === undefined ? null : <span className={texts.faintLine}>{note}</span>}
        </span>
        <CountDot count={within} className={styles.within} />
        {within > 0 ? (
          <span className="visually-hidden">
            <Trans>, {within} within it</Trans>
          </span>
        ) : null}
        <span className={classNames(texts.faintFigures, patterns.rigid)}>
          {formatNumber(count, language)}
        </span>
      </button>
      {onOpen ? (
        <IconButton
          label={openLabel}
          icon={<Icon of={ChevronRight} />}
          className={patterns.rigid}
          onClick={onOpen}
        />
      ) : null}
    </li>
  );
}
