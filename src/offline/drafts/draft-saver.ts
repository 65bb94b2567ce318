import { type SellField, type SellForm, sellFields } from '#contract/sell/sell-fields.ts';
import type { DraftChanges } from './drafts.ts';

/** Unsaved changes: the new values, and the values when editing started. */
export type UnsavedChanges = { readonly form: SellForm; readonly base: SellForm };

/** Stores changes synchronously, for when the page may be closed the next moment. */
export type DraftJournal = { write(changes: UnsavedChanges): void; clear(): void };

type Dependencies<Saved> = {
  readonly save: (changes: DraftChanges) => Promise<Saved>;
  /** @returns whether the changes are stored */
  readonly onSaved: (saved: Saved) => boolean;
  readonly journal?: DraftJournal;
  readonly delayMs?: number;
};

type Form = Partial<Record<SellField, string>>;

/**
 * Saves a draft while the user types: shortly after the last change, one save at a time, and immediately when
 * the page is hidden. A failed save is repeated with the next one.
 */
export class DraftSaver<Saved> {
  readonly #given: Dependencies<Saved>;
  #form: Form = {};
  #base: Form = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  /** Changes being saved: until the write has finished, hiding the page stores them in the journal too. */
  #underWay: UnsavedChanges = { form: {}, base: {} };

  constructor(given: Dependencies<Saved>) {
    this.#given = given;
  }

  /** Records a change; `before` is the form as it was displayed. Saved shortly after. */
  change(changes: SellForm, before: SellForm): void {
    for (const field of sellFields) {
      const value = changes[field];
      if (value === undefined) continue;
      if (!(field in this.#form)) this.#base[field] = before[field] ?? '';
      this.#form[field] = value;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#given.delayMs ?? 250);
  }

  get isDirty(): boolean {
    return Object.keys(this.#form).length > 0;
  }

  /** Saves pending changes. Resolves once no save is running; never rejects. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    // The running save does not contain the last change.
    if (this.#saving) await this.#saving;
    if (this.isDirty)
      this.#saving ??= this.#save().finally(() => {
        this.#saving = undefined;
      });
    await this.#saving;
  }

  /** When the page is hidden: stores pending changes synchronously, then saves them. */
  hide(): void {
    const form = { ...this.#underWay.form, ...this.#form };
    const base = { ...this.#base, ...this.#underWay.base };
    if (Object.keys(form).length > 0) this.#given.journal?.write({ form, base });
    void this.flush();
  }

  async #save(): Promise<void> {
    const [form, base] = [this.#form, this.#base];
    this.#underWay = { form, base };
    this.#form = {};
    this.#base = {};
    let isSafe = false;
    try {
      isSafe = this.#given.onSaved(await this.#given.save({ form, base }));
    } catch {
      // Not saved: repeated with the next change.
    }
    this.#underWay = { form: {}, base: {} };
    if (!isSafe) {
      this.#form = { ...form, ...this.#form };
      this.#base = { ...this.#base, ...base };
    } else if (!this.isDirty) this.#given.journal?.clear();
  }
}
