import { onDeviceLost, openDevice } from '#app/data/device/device.ts';
import { type SellField, type SellForm, type SellStep, sellFields } from '#contract/sell/sell-fields.ts';
import type { DeviceDatabase, DeviceFailure } from '#offline/device/device-database.ts';
import type { Draft } from '#offline/drafts/draft.schema.ts';

type Saving = typeof import('#app/data/sell/draft-saving.ts');
type Drafts = typeof import('#offline/drafts/drafts.ts');
type Saver = ReturnType<Saving['saveDraftOnChange']>[0];
type Saved = Awaited<ReturnType<Drafts['patchDraft']>>;

/** Two tabs changed the same field: the stored value, and the one typed here. */
export type FieldConflict = { readonly mine: string; readonly theirs: string };

export type EditorState = {
  /** `missing`: there is no such draft on this device. */
  readonly kind: 'reading' | 'ready' | 'missing' | 'failed';
  readonly draft: Draft | undefined;
  /** The draft's form with unsaved changes. */
  readonly form: SellForm;
  readonly conflicts: Readonly<Partial<Record<SellField, FieldConflict>>>;
  /** Why a change is not stored. Retried with the next one. */
  readonly failure: DeviceFailure | undefined;
  /** Whether a change is being stored. */
  readonly isSaving: boolean;
};

/** One draft being edited on this page: the stored state, live across tabs, plus unsaved changes. */
export class DraftEditor {
  readonly id: string;
  #state: EditorState = {
    kind: 'reading',
    draft: undefined,
    form: {},
    conflicts: {},
    failure: undefined,
    isSaving: false,
  };
  readonly #typed = new Map<SellField, string>();
  readonly #listeners = new Set<() => void>();
  #device: { readonly database: DeviceDatabase; readonly drafts: Drafts; readonly saver: Saver } | undefined;
  #stop: () => void = () => undefined;
  readonly #unwatch: () => void;

  constructor(id: string) {
    this.id = id;
    const follow = () => {
      this.#follow().catch(() => this.#tell({ kind: 'failed', failure: 'unavailable' }));
    };
    follow();
    this.#unwatch = onDeviceLost(() => {
      this.#stop();
      follow();
    });
  }

  readonly peek = (): EditorState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Displays a change immediately and stores it a moment later. */
  set(fields: SellForm): void {
    this.#device?.saver.change(fields, this.#state.form);
    for (const field of sellFields) {
      const value = fields[field];
      if (value !== undefined) this.#typed.set(field, value);
    }
    this.#tell({});
  }

  /** Stores the step to continue at. */
  async visit(step: SellStep): Promise<void> {
    if (!this.#device || this.#state.draft?.lastStep === step) return;
    const { drafts, database } = this.#device;
    await drafts.patchDraft(database, this.id, { lastStep: step });
  }

  /** Resolves once all changes are stored, or have failed. */
  async flush(): Promise<void> {
    await this.#device?.saver.flush();
  }

  /** Resolves a conflict: stores the value typed here, or keeps the other tab's. */
  settle(field: SellField, choice: 'mine' | 'theirs'): void {
    const { [field]: conflict, ...others } = this.#state.conflicts;
    this.#tell({ conflicts: others });
    if (conflict && choice === 'mine') this.set({ [field]: conflict.mine });
  }

  stop(): void {
    this.#unwatch();
    this.#stop();
  }

  async #follow(): Promise<void> {
    const opened = await openDevice();
    // Without the database the current state stays, labelled as not stored.
    if (!opened.ok)
      return this.#tell({
        ...(this.#state.kind === 'reading' && { kind: 'failed' }),
        failure: opened.failure,
      });
    const { database } = opened;
    const [{ liveQuery }, drafts, saving] = await Promise.all([
      import('dexie'),
      import('#offline/drafts/drafts.ts'),
      import('#app/data/sell/draft-saving.ts'),
    ]);
    // The note of a closed page is applied first, since it is older than any change here.
    await saving.recoverUnsaved(database).catch(() => undefined);
    const [saver, stopSaving] = saving.saveDraftOnChange(database, this.id, (result) => this.#saved(result));
    this.#device = { database, drafts, saver };
    const subscription = liveQuery(() => drafts.readDraft(database, this.id)).subscribe({
      next: (draft) => {
        if (draft?.removedAt === null) this.#take(draft, {});
        else this.#tell({ kind: 'missing', draft: undefined });
      },
      // The database was closed and will be reopened: `onDeviceLost`.
      error: () => undefined,
    });
    this.#stop = () => {
      stopSaving();
      subscription.unsubscribe();
    };
  }

  #saved(result: Saved): void {
    if (!result.ok) {
      if (result.failure === 'missing') this.#tell({ kind: 'missing', draft: undefined });
      else this.#tell({ failure: result.failure === 'limit' ? 'full' : result.failure });
      return;
    }
    const met = result.conflicts.map(({ field, theirs }) => {
      const mine = this.#typed.get(field) ?? '';
      this.#typed.delete(field);
      return [field, { mine, theirs }] as const;
    });
    // Changes made since then stay until they are stored too.
    for (const [field, value] of this.#typed) {
      if (value === (result.draft.form[field] ?? '')) this.#typed.delete(field);
    }
    const conflicts = { ...this.#state.conflicts, ...Object.fromEntries(met) };
    this.#take(result.draft, { conflicts, failure: undefined });
  }

  #take(draft: Draft, change: Partial<EditorState>): void {
    // A read that started before our own write may arrive after it.
    const known = this.#state.draft;
    this.#tell({ ...change, kind: 'ready', draft: known && known.revision > draft.revision ? known : draft });
  }

  #tell(change: Partial<EditorState>): void {
    const next = { ...this.#state, ...change };
    // Empty fields are absent, as in the stored form, so that saving changes nothing on the page.
    const form = Object.fromEntries(
      Object.entries({ ...next.draft?.form, ...Object.fromEntries(this.#typed) }).filter(
        ([, value]) => value,
      ),
    );
    this.#state = { ...next, form, isSaving: this.#typed.size > 0 };
    for (const listener of this.#listeners) listener();
  }
}

let current: DraftEditor | undefined;

/** The editor of the current draft, kept across steps with its unsaved changes. */
export function editorOf(id: string): DraftEditor {
  if (current?.id === id) return current;
  current?.stop();
  current = new DraftEditor(id);
  return current;
}
