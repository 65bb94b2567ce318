import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { DraftPhoto } from '#offline/drafts/draft.schema.ts';
import styles from './photo-grid.module.css';
import { PhotoTile } from './photo-tile.tsx';
import type { usePhotoOrder } from './use-photo-order.ts';

export type PhotoGridProps = {
  readonly order: ReturnType<typeof usePhotoOrder>;
  onOpen(photo: DraftPhoto): void;
  onRemove(photo: DraftPhoto): void;
};

/** The photos in order, the cover large. */
export function PhotoGrid({ order, onOpen, onRemove }: PhotoGridProps) {
  const { t } = useLingui();
  const help = useId();
  const { photos, draggedId, overId, listRef, moveTo } = order;
  const grid = useRef<HTMLDivElement>(null);
  /** The focus after reordering. */
  const movedId = useRef<string>(undefined);
  const shown = photos.map(({ id }) => id).join(' ');
  // An element that is moved in the document loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change of order
  useLayoutEffect(() => {
    if (movedId.current === undefined) return;
    grid.current?.querySelector<HTMLElement>(`[data-photo-id="${movedId.current}"] button`)?.focus();
    movedId.current = undefined;
  }, [shown]);

  return (
    <div ref={grid}>
      <p id={help} hidden>
        <Trans>Enter opens it. Shift and an arrow key move it. Delete removes it.</Trans>
      </p>
      <ol ref={listRef} className={styles.grid} aria-label={t`Photos in order`}>
        {photos.map((photo, place) => (
          <li
            key={photo.id}
            data-photo-id={photo.id}
            data-drag={photo.id === draggedId ? 'lifted' : photo.id === overId ? 'target' : undefined}
            className={classNames(styles.item, place === 0 && styles.cover)}
          >
            <PhotoTile
              photo={photo}
              place={place}
              total={photos.length}
              describedBy={help}
              onOpen={() => onOpen(photo)}
              onMove={(by) => {
                movedId.current = photo.id;
                moveTo(photo.id, place + by);
              }}
              onRemove={() => {
                movedId.current = (photos[place + 1] ?? photos[place - 1])?.id;
                onRemove(photo);
              }}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
