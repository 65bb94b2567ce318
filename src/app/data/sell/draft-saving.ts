import * as z from 'zod/mini';
import { sellForm } from '#contract/sell/own-listing.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import { type DraftJournal, DraftSaver, type UnsavedChanges } from '#offline/drafts/draft-saver.ts';
import { patchDraft } from '#offline/drafts/drafts.ts';

/*
 * Saving drafts in a page: a database write that begins as the page closes may not finish; the note in localStorage
 * does.
 */

const journalPrefix = 'lajur.unsaved-draft.';
const journalEntry = z.object({ form: sellForm, base: sellForm });

type PatchResult = Awaited<ReturnType<typeof patchDraft>>;

/** Saves one draft during editing. Call the second of the pair when the form is left. */
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

/** Applies what a closed page had noted and not saved. Before a draft is shown. */
export async function recoverUnsaved(database: DeviceDatabase): Promise<void> {
  for (const key of journalKeys()) {
    const noted = readEntry(key);
    const draftId = key.slice(journalPrefix.length).split('.')[0] ?? '';
    const result = noted && (await patchDraft(database, draftId, noted));
    // What cannot be written now is tried again next time; a deleted draft no longer needs it.
    if (!result || result.ok || result.failure === 'missing') clearEntry(key);
  }
}

/** One for each open form: two tabs on a draft have a note each. */
function journalOf(draftId: string): DraftJournal {
  const key = `${journalPrefix}${draftId}.${newClientId()}`;
  return {
    write(changes: UnsavedChanges) {
      try {
        localStorage.setItem(key, JSON.stringify(changes));
      } catch {
        // Without it only the database write remains, if it finishes.
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
