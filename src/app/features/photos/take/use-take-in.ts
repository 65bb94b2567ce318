import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import type { Changed } from '#app/features/photos/photo-changes.ts';
import { preparePhotos } from '#app/features/photos/prepare-queue.ts';
import type { DraftGuide } from '#offline/drafts/draft.schema.ts';
import { type Refused, takeIn } from './take-in.ts';

type Failure = Extract<Changed, { readonly ok: false }>['failure'];

/** Adds photos to a draft and prepares them, including those left unprepared by an earlier visit. */
export function useTakeIn(draftId: string, announce: (words: string) => void) {
  const { t } = useLingui();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  /** Why the last change was not stored. */
  const [failure, setFailure] = useState<Failure>();

  const prepareAll = useCallback(async () => {
    const problem = await preparePhotos();
    if (problem !== undefined) setFailure(problem);
  }, []);

  const note = useCallback(
    (changed: Changed) => {
      setFailure(changed.ok ? undefined : changed.failure);
      // A restored photo may be unprepared.
      if (changed.ok) void prepareAll();
    },
    [prepareAll],
  );

  useEffect(() => void prepareAll(), [prepareAll]);

  /** @returns the ids of the added photos */
  async function take(files: readonly File[], guide: DraftGuide | null): Promise<readonly string[]> {
    setRefused([]);
    setFailure(undefined);
    const { added, refused: not } = await takeIn(draftId, files, guide);
    // After all are stored.
    void prepareAll();
    setRefused(not);
    const count = added.length;
    if (count > 0) announce(count === 1 ? t`1 photo added` : t`${count} photos added`);
    return added;
  }

  return { refused, failure, note, take, forget: () => setRefused([]) };
}
