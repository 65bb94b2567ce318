import * as z from 'zod/mini';
import { sellForm } from '#contract/sell/own-listing.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import { type DraftJournal, DraftSaver, type UnsavedChanges } from '#offline/drafts/draft-saver.ts';
import { patchDraft } from '#offline/drafts/drafts.ts';

/*
 * Saves drafts while editing. A database write that starts as the page closes may not finish; a synchronous
 * note in localStorage does.
 */

const journalPrefix = 'lajur.unsaved-draft.';
const journalEntry = z.object({ form: sellForm, base: sellForm });

type PatchResult = Awaited<ReturnType<typeof patchDraft>>;

/** Saves a draft during editing. The second function of the pair must be called when the form is left. */
export function saveDraftOnChange(
  database: DeviceDatabase,
  draftId: string,
  onSaved: (result: PatchResult) => void,
): readonly [saver: DraftSaver<PatchResult>, stop: () => void] {
  const saver = new DraftSaver<PatchResult>({
    save: (changes) => patchDraft(database, draftId, changes),
    onSaved(result) {
      onSaved(result);
      return result.ok;
    },
    journal: journalOf(draftId),
  });
  const onHide = () => {
    if (document.visibilityState === 'hidden') saver.hide();
  };
  const onPageHide = () => saver.hide();
  document.addEventListener('visibilitychange', onHide);
  addEventListener('pagehide', onPageHide);
  return [
    saver,
    () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', onPageHide);
      void saver.flush();
    },
  ];
}

/** Applies notes that a closed page left without a database write. Call before a draft is shown. */
export async function recoverUnsaved(database: DeviceDatabase): Promise<void> {
  for (const key of journalKeys()) {
    const noted = readEntry(key);
    const draftId = key.slice(journalPrefix.length).split('.')[0] ?? '';
    const result = noted && (await patchDraft(database, draftId, noted));
    // Keep the note if the write fails now; drop it if the draft has been deleted.
    if (!result || result.ok || result.failure === 'missing') clearEntry(key);
  }
}

/** One per open form, so that two tabs editing the same draft have separate notes. */
function journalOf(draftId: string): DraftJournal {
  const key = `${journalPrefix}${draftId}.${newClientId()}`;
  return {
    write(changes: UnsavedChanges) {
      try {
        localStorage.setItem(key, JSON.stringify(changes));
      } catch {
        // Without storage there is only the database write, if it finishes.
      }
    },
    clear: () => clearEntry(key),
  };
}

function journalKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(journalPrefix));
  } catch {
    return [];
  }
}

function readEntry(key: string): UnsavedChanges | undefined {
  try {
    return z.safeParse(journalEntry, JSON.parse(localStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

function clearEntry(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is full as well.
  }
}
