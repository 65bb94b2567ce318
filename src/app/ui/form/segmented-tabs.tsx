import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { formatNumber } from '#contract/money.ts';
import styles from './segmented-tabs.module.css';

export type SegmentedTab<Key extends string> = {
  readonly key: Key;
  readonly label: ReactNode;
  /** Shown after the label in a lighter colour; absent until known. */
  readonly count?: number | undefined;
};

export type SegmentedTabsProps<Key extends string> = {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly SegmentedTab<Key>[];
  readonly selected: Key;
  onSelect(key: Key): void;
  /** The content of the selected tab. */
  readonly children: ReactNode;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Two or three views of a page, one visible at a time. Arrow keys switch between tabs. */
export function SegmentedTabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: SegmentedTabsProps<Key>) {
  const language = useLanguage();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function go(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ key }) => key === selected);
    const next = (at + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onSelect(tab.key);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={go}>
        {tabs.map(({ key, label: words, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={key === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(key)}
          >
            {words}
            {count === undefined ? null : (
              <span className={styles.count}> {formatNumber(count, language)}</span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
