import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Plus } from 'lucide';
import { type FormEvent, type MouseEvent, type Ref, useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useIsLost } from '#app/pwa/use-connectivity.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field } from '#app/ui/form/field.tsx';
import { useSettled } from '#app/ui/hooks/use-settled.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink, isPlain } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { FoundVariant } from '#contract/new-compare/new-compare.schema.ts';
import { compareNewPath } from '#contract/new-compare/variant-ids.ts';
import type { categories } from '#contract/vehicles/vehicle.ts';
import { comparisonAction } from './comparison-texts.ts';
import { useSeenVariants } from './seen-variants.ts';
import styles from './variant-picker.module.css';

/** Debounce delay of the search. */
const settledAfterMs = 150;

type Props = {
  readonly category: (typeof categories)[number];
  /** Ids of the variants already compared. */
  readonly ids: readonly string[];
  /** The search words from the address. */
  readonly words: string;
  readonly field: Ref<HTMLFormElement>;
};

/**
 * Searches variants by brand, model and variant name. Results are links and the field is a form, so it works
 * without script.
 */
export function VariantPicker({ category: { id: categoryId, slug: kind }, ids, words, field }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const [typed, setTyped] = useState(words);
  const isLost = useIsLost();
  const q = useSettled(typed.trim(), settledAfterMs);
  const { data, isLoading } = useApi('findVariants', { categoryId: String(categoryId), q });
  const isAlone = !data && (isLost || !isLoading);
  const seen = useSeenVariants(categoryId, typed, isAlone);
  const [before, setBefore] = useState(data?.items);
  if (data && data.items !== before) setBefore(data.items);
  const items = (isAlone ? seen : (data?.items ?? before ?? [])).filter(({ id }) => !id || !ids.includes(id));

  function say(event: MouseEvent<HTMLAnchorElement>, text: string) {
    if (!isPlain(event)) return;
    event.preventDefault();
    setTyped(text);
    event.currentTarget.closest('form')?.querySelector('input')?.focus();
  }
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.querySelector('a')?.focus();
  }
  const hrefOf = ({ id, label }: FoundVariant) => {
    if (id !== null) return compareNewPath(kind, [...ids, id]);
    const address = compareNewPath(kind, ids);
    return `${address}${ids.length === 0 ? '?' : '&'}q=${encodeURIComponent(label)}`;
  };
  return (
    <form
      ref={field}
      action={comparisonAction(kind, language)}
      className={styles.picker}
      aria-label={t`Add a variant`}
      onSubmit={search}
    >
      {ids.length === 0 ? null : <input type="hidden" name="v" value={ids.join(',')} />}
      <div className={styles.line}>
        <Field
          label={t`Brand, model or variant`}
          name="q"
          value={typed}
          maxLength={60}
          enterKeyHint="search"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="secondary" className={styles.submit}>
          <Trans>Search</Trans>
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {isAlone ? (
          <Trans>Without a signal: variants of models that were opened on this device.</Trans>
        ) : items.length === 0 && data ? (
          <Trans>Nothing here is called “{typed}”. Try just the brand.</Trans>
        ) : typed === '' ? null : (
          <Plural value={items.length} one="# result" other="# results" />
        )}
      </p>
      <ul
        className={classNames(patterns.lines, styles.results)}
        data-brands={typed.trim() === '' && !isAlone ? '' : undefined}
      >
        {items.map((item) => (
          <li key={item.id ?? item.label}>
            <AppLink
              href={hrefOf(item)}
              className={styles.result}
              onClick={item.id === null ? (event) => say(event, item.label) : () => setTyped('')}
            >
              <span className={layouts.fillGrid}>
                <span className={texts.lead}>{item.label}</span>
                <span className={texts.noteFigures}>{item.note}</span>
              </span>
              <Icon of={item.id === null ? ChevronRight : Plus} className={texts.green} />
            </AppLink>
          </li>
        ))}
      </ul>
    </form>
  );
}
