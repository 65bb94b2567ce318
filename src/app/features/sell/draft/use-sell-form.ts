import { createContext, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { useTextChecks } from '#app/forms/use-text-checks.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { formWords } from '#contract/form/form-words.ts';
import type { SellErrors } from '#contract/sell/sell.ts';
import { fieldsOfStep, type SellField, type SellForm, type SellStep } from '#contract/sell/sell-fields.ts';
import type { Draft } from '#offline/drafts/draft.schema.ts';
import { type EditorState, editorOf, type FieldConflict } from './draft-editor.ts';
import { problemsOfDraft } from './draft-progress.ts';

/** Problems displayed while typing rather than on blur, because the sentence would have to be rewritten. */
const saidAtOnce: readonly string[] = ['contact_details', 'too_long', 'name_long'];

export type SellFormView = {
  readonly state: EditorState;
  readonly draft: Draft;
  readonly form: SellForm;
  /** All problems, displayed or not. */
  readonly errors: SellErrors;
  set(fields: SellForm): void;
  /** Called on blur: the field's problem is displayed from now on. */
  leave(field: SellField): void;
  /** The error message of a field, once it may be displayed. */
  messageOf(field: SellField | 'images'): string | undefined;
  conflictOf(field: SellField): FieldConflict | undefined;
  settle(field: SellField, choice: 'mine' | 'theirs'): void;
  /**
   * Displays all problems of these steps.
   * @returns the first field on the page with a problem
   */
  check(steps: readonly SellStep[]): HTMLElement | undefined;
  flush(): Promise<void>;
};

const SellFormContext = createContext<SellFormView | undefined>(undefined);
export const SellFormProvider = SellFormContext.Provider;

export function useSellForm(): SellFormView {
  const view = useContext(SellFormContext);
  if (!view) throw new Error('a field of the form needs a SellFormProvider above it');
  return view;
}

/**
 * The draft being edited; `view` exists once it has been read.
 * @param problemsIn the rules, the same function on each call: those of an ad, or others for the same fields
 */
export function useDraft(
  id: string,
  problemsIn: (form: SellForm, photoCount: number) => SellErrors = problemsOfDraft,
): {
  state: EditorState;
  view: SellFormView | undefined;
} {
  const language = useLanguage();
  const editor = editorOf(id);
  const state = useSyncExternalStore(editor.subscribe, editor.peek, editor.peek);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** Fields changed since the server refused them; its problems no longer apply. */
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const { draft, form } = state;
  const photoCount = draft?.photoIds.length ?? 0;
  const hasTextChecks = useTextChecks();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules find more once the checks are there.
  const errors = useMemo(() => problemsIn(form, photoCount), [problemsIn, form, photoCount, hasTextChecks]);

  const view = useMemo((): SellFormView | undefined => {
    if (!draft) return undefined;
    const refused = draft.refusal?.errors ?? {};
    const add = (set: ReadonlySet<string>, names: readonly string[]) =>
      names.every((name) => set.has(name)) ? set : new Set([...set, ...names]);
    return {
      state,
      draft,
      form,
      errors,
      set(fields) {
        editor.set(fields);
        setMended((before) => add(before, Object.keys(fields)));
      },
      leave: (field) => setLeft((before) => add(before, [field])),
      messageOf(field) {
        const problem = errors[field];
        if (problem && (left.has(field) || saidAtOnce.includes(problem))) return formWords[problem][language];
        return mended.has(field) ? undefined : refused[field]?.join(' ');
      },
      conflictOf: (field) => state.conflicts[field],
      settle: (field, choice) => editor.settle(field, choice),
      check(steps) {
        const fields = steps.flatMap((step) => fieldsOfStep[step]);
        setLeft((before) => add(before, fields));
        const wrong = new Set<string>(fields.filter((field) => errors[field]));
        return firstFieldOf(wrong);
      },
      flush: () => editor.flush(),
    };
  }, [draft, form, errors, state, left, mended, language, editor]);

  return { state, view };
}

/** The first of these fields in page order. */
export function firstFieldOf(names: ReadonlySet<string>): HTMLElement | undefined {
  const fields = [...document.querySelectorAll('[data-sell-field]')];
  const found = fields.find(
    (field) => field instanceof HTMLElement && names.has(field.dataset.sellField ?? ''),
  );
  return found instanceof HTMLElement ? found : undefined;
}

/** Scrolls to a field and focuses it. */
export function focusField(field: HTMLElement): void {
  for (let part = field.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
  }
  field.scrollIntoView({ block: 'center' });
  const control = field.querySelector('input, select, textarea, button');
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}
