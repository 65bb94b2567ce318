import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type Changed, reorder } from '#app/features/photos/photo-changes.ts';
import { usePhotoWords } from '#app/features/photos/use-photo-words.ts';
import type { DraftPhoto } from '#offline/drafts/draft.schema.ts';
import { inOrder, isSameOrder, movedTo } from './photo-order.ts';

type PhotoOrder = {
  /** In the displayed order, which changes immediately, while the write is in progress. */
  readonly photos: readonly DraftPhoto[];
  /** Displays another order while a photo is dragged; undefined restores the stored one. */
  drag(ids: readonly string[] | undefined): void;
  drop(id: string): void;
  moveTo(id: string, place: number): void;
};

/** The order of photos, changed by dragging and by explicit moves. */
export function usePhotoOrder(
  draftId: string,
  kept: readonly DraftPhoto[],
  announce: (words: string) => void,
  onChanged: (changed: Changed) => void,
): PhotoOrder {
  const { t } = useLingui();
  const words = usePhotoWords();
  const [wanted, setWanted] = useState<readonly string[]>();
  const [dragged, setDragged] = useState<readonly string[]>();
  const keptIds = kept.map(({ id }) => id);
  const photos = wanted ? inOrder(kept, wanted) : kept;
  // Already stored, by this tab or another one.
  const isKept = wanted !== undefined && isSameOrder(keptIds, wanted);
  useEffect(() => {
    if (isKept) setWanted(undefined);
  }, [isKept]);

  function moveTo(id: string, place: number): void {
    const before = photos.map((photo) => photo.id);
    const after = movedTo(before, id, place);
    const photo = photos.find((each) => each.id === id);
    if (!photo || isSameOrder(before, after)) return;
    setWanted(after);
    const name = words.nameOf(photo, before.indexOf(id));
    const number = after.indexOf(id) + 1;
    const total = after.length;
    announce(
      number === 1
        ? t`${name} is the cover now, first of ${total}.`
        : t`${name} is now at ${number} of ${total}.`,
    );
    void reorder(draftId, after).then((changed) => {
      if (!changed.ok) setWanted(undefined);
      onChanged(changed);
    });
  }

  /** Ends a drag: the photo stays in its new position. */
  function drop(id: string): void {
    const place = dragged?.indexOf(id) ?? -1;
    setDragged(undefined);
    if (place >= 0) moveTo(id, place);
  }

  return { photos: dragged ? inOrder(photos, dragged) : photos, drag: setDragged, drop, moveTo };
}
