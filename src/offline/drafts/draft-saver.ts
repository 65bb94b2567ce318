import { type SellField, type SellForm, sellFields } from '#contract/sell/sell-fields.ts';
import type { DraftChanges } from './drafts.ts';

/** What waits to be saved: the fields as they shall be, and as they were when their editing began. */
export type UnsavedChanges = { readonly form: SellForm; readonly base: SellForm };

/** Where changes are noted at once, without waiting for anything, when the page may be gone the next moment. */
export type DraftJournal = { write(changes: UnsavedChanges): void; clear(): void };

type Dependencies<Saved> = {
  readonly save: (changes: DraftChanges) => Promise<Saved>;
  /** @returns whether what was saved is safe now */
  readonly onSaved: (saved: Saved) => boolean;
  readonly journal?: DraftJournal;
  readonly delayMs?: number;
};

type Form = Partial<Record<SellField, string>>;

/**
 * Saves a draft while it is typed: a moment after the last change, one save at a time, at once when the page hides.
 * What could not be saved is kept and goes along with the next attempt.
 */
export class DraftSaver<Saved> {
  readonly #given: Dependencies<Saved>;
  #form: Form = {};
  #base: Form = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  /** What is being saved: until the database is done with it, a page that goes takes it along. */
  #underWay: UnsavedChanges = { form: {}, base: {} };

  constructor(given: Dependencies<Saved>) {
    this.#given = given;
  }

  /** Takes a change over; `before` is the form as it was shown. Saved soon. */
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

  /** Saves what there is to save. Resolves once nothing is under way; never rejects. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    // What is under way does not have the last change.
    if (this.#saving) await this.#saving;
    if (this.isDirty)
      this.#saving ??= this.#save().finally(() => {
        this.#saving = undefined;
      });
    await this.#saving;
  }

  /** For when the page hides: notes what is not saved yet where no waiting is needed, then saves it. */
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
      // Not saved: it is tried again with the next change.
    }
    this.#underWay = { form: {}, base: {} };
    if (!isSafe) {
      this.#form = { ...form, ...this.#form };
      this.#base = { ...this.#base, ...base };
    } else if (!this.isDirty) this.#given.journal?.clear();
  }
}
