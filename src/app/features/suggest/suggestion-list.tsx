import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { useApi } from '#app/data/api/use-api.tsx';
import { wordSearchPath } from '#app/page.ts';
import { track } from '#app/tracking/track.ts';
import { useSettled } from '#app/ui/hooks/use-settled.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { usedCarsPath } from '#contract/paths.ts';
import { OptionIcon } from './option-icon.tsx';
import { forgetAllSearches, forgetSearch, rememberSearch, useRecentSearches } from './recent-searches.ts';
import styles from './suggestion-list.module.css';
import { SuggestionOption } from './suggestion-option.tsx';
import { optionsBeforeWords, optionsForWords } from './suggestion-options.ts';
import { useGroupNames } from './use-group-names.ts';
import type { SuggestionListProps } from './use-search-input.ts';

/** Debounce delay, in milliseconds. */
const settleMs = 120;
/** Longer text is tracked as a search (docs/product.md#tracking). */
const uncountedLength = 2;
const popularCount = '6';

/** Suggestions for the text in the field; recent and popular searches if it is empty. */
export function SuggestionList({
  ref,
  id,
  words,
  activeId,
  onActive,
  onOptions,
  onPick,
}: SuggestionListProps) {
  const { t } = useLingui();
  const [path] = useLocation();
  const typed = words.trim();
  const asked = useSettled(typed, settleMs);
  const recent = useRecentSearches();
  const page = path.startsWith(usedCarsPath()) ? 'usedcar' : undefined;
  const { data, isLoading } = useApi(
    'suggest',
    asked === '' ? undefined : { searchString: asked, page, pages: '1' },
  );
  const { data: popular } = useApi('topModel', typed === '' ? { pageSize: popularCount } : undefined);

  // Keep showing the previous response until the new one arrives, so that nothing jumps.
  const last = useRef(data);
  if (data || !isLoading) last.current = data;
  const suggestions = data ?? last.current;
  const groups = useMemo(
    () =>
      typed === ''
        ? optionsBeforeWords(recent, popular ?? [])
        : optionsForWords(suggestions ?? [], { name: typed, url: wordSearchPath(typed) }),
    [typed, recent, popular, suggestions],
  );
  const options = groups.flatMap((group) => group.options);
  const optionId = (index: number) => `${id}-${index}`;
  const active = options.findIndex((_, index) => optionId(index) === activeId);

  const isCounted = useRef(false);
  useEffect(() => {
    if (isCounted.current || asked.length <= uncountedLength) return;
    isCounted.current = true;
    track({ name: 'search_typed', length: asked.length });
  }, [asked]);

  const hasOptions = options.length > 0;
  useEffect(() => {
    onOptions(hasOptions);
    return () => onOptions(false);
  }, [hasOptions, onOptions]);
  // The highlighted option no longer exists.
  useEffect(() => {
    if (activeId !== undefined && active < 0) onActive(undefined);
  }, [activeId, active, onActive]);

  useImperativeHandle(ref, () => ({
    move(step) {
      // One step past either end returns to the field.
      const places = options.length + 1;
      const next = (active + 1 + step + places) % places;
      onActive(next === 0 ? undefined : optionId(next - 1));
      document.getElementById(optionId(next - 1))?.scrollIntoView({ block: 'nearest' });
    },
    follow() {
      const marked = active < 0 ? null : document.getElementById(optionId(active));
      marked?.click();
      return marked !== null;
    },
  }));

  const headings = useGroupNames();
  const firstOf = (groupIndex: number) =>
    groups.slice(0, groupIndex).reduce((count, group) => count + group.options.length, 0);
  const count = suggestions?.length ?? 0;
  const isAnswered = typed !== '' && asked === typed && data !== undefined;

  return (
    <>
      {hasOptions ? (
        <div className={styles.list}>
          <div role="listbox" id={id} aria-label={t`Suggestions`}>
            {groups.map(({ kind, options: offered }, groupIndex) => (
              <fieldset key={kind} className={styles.group} aria-labelledby={`${id}-${kind}`}>
                <div id={`${id}-${kind}`} className={styles.heading}>
                  {headings[kind]}
                </div>
                {offered.map((option, index) => {
                  const place = firstOf(groupIndex) + index;
                  return (
                    <SuggestionOption
                      key={option.url}
                      id={optionId(place)}
                      option={option}
                      icon={<OptionIcon kind={kind} option={option} />}
                      isMarked={place === active}
                      hasRoomForButton={kind === 'recent'}
                      onFollow={() => {
                        rememberSearch(option);
                        onPick();
                      }}
                    />
                  );
                })}
              </fieldset>
            ))}
          </div>
          {groups[0]?.kind === 'recent' ? (
            // Next to the options, not inside: an option must not contain a button.
            <div className={styles.tools}>
              <button type="button" className={styles.forgetAll} onClick={forgetAllSearches}>
                <Trans>Clear all</Trans>
              </button>
              {recent.map(({ name, url }) => (
                <button
                  key={url}
                  type="button"
                  className={styles.forget}
                  aria-label={t`Remove ${name}`}
                  onClick={() => forgetSearch(url)}
                >
                  <Icon of={X} size={18} />
                </button>
              ))}
            </div>
          ) : null}
        </div>
      ) : null}
      <p role="status" className="visually-hidden">
        {isAnswered ? <Plural value={count} one="# suggestion" other="# suggestions" /> : null}
      </p>
    </>
  );
}
