import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { DraftPhoto } from '#offline/drafts/draft.schema.ts';
import { type Changed, reorder } from './photo-changes.ts';
import { inOrder, isSameOrder, movedTo } from './photo-order.ts';
import { usePhotoWords } from './use-photo-words.ts';
import { watchDragOrder } from './watch-drag-order.ts';

type PhotoOrder = {
  /** In the shown order: at once, while the write is under way. */
  readonly photos: readonly DraftPhoto[];
  readonly draggedId: string | undefined;
  /** The photo at the target position. */
  readonly overId: string | undefined;
  /** For the list element, whose items have `data-photo-id`. */
  readonly listRef: (list: HTMLElement | null) => (() => void) | undefined;
  moveTo(id: string, place: number): void;
};

/** The order of photos, by dragging and by explicit moves. */
export function usePhotoOrder(
  draftId: string,
  kept: readonly DraftPhoto[],
  announce: (words: string) => void,
  onChanged: (changed: Changed) => void,
): PhotoOrder {
  const { t } = useLingui();
  const words = usePhotoWords();
  const [wanted, setWanted] = useState<readonly string[]>();
  const [draggedId, setDraggedId] = useState<string>();
  const [overId, setOverId] = useState<string>();
  const keptIds = kept.map(({ id }) => id);
  const photos = wanted ? inOrder(kept, wanted) : kept;
  // Stored now, by us or by another tab.
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

  const drop = useEffectEvent((id: string, over: string) => {
    moveTo(
      id,
      photos.findIndex((photo) => photo.id === over),
    );
  });
  const listRef = useCallback((list: HTMLElement | null) => {
    if (!list) return;
    return watchDragOrder(list, {
      onLift: setDraggedId,
      onOver: setOverId,
      onDrop: (id, over) => drop(id, over),
      onEnd() {
        setDraggedId(undefined);
        setOverId(undefined);
      },
    });
  }, []);

  return { photos, draggedId, overId, listRef, moveTo };
}
