import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { MovableItemsProps } from '#app/ui/motion/movable-items.tsx';
import { type PartInTime, usePartInTime } from '#app/ui/part/part-in-time.ts';
import patterns from '#app/ui/patterns.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import type { DraftPhoto } from '#offline/drafts/draft.schema.ts';
import styles from './photo-grid.module.css';
import type { PhotoSlot } from './photo-slots.ts';
import { PhotoTile } from './photo-tile.tsx';
import type { usePhotoOrder } from './use-photo-order.ts';

export type PhotoGridProps = {
  readonly order: ReturnType<typeof usePhotoOrder>;
  /** The slots of the photos; undefined where none are asked for. */
  readonly slots: readonly PhotoSlot[] | undefined;
  /** The tile after the last photo. */
  readonly after: ReactNode;
  onOpen(photo: DraftPhoto): void;
  onRemove(photo: DraftPhoto): void;
};

/** The photos in order, with a large cover. */
export function PhotoGrid({ order, slots, after, onOpen, onRemove }: PhotoGridProps) {
  const { t } = useLingui();
  const help = useId();
  const { photos, drag, drop, moveTo } = order;
  const hasPhotos = photos.length > 0;
  const Photos = usePartInTime(moving, hasPhotos);
  const grid = useRef<HTMLDivElement>(null);
  /** Gets the focus after reordering. */
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
      {Photos ? (
        <Photos
          ids={photos.map(({ id }) => id)}
          label={t`Order of the photos`}
          className={classNames(patterns.filled, styles.grid)}
          propsOf={(id) => ({
            className: classNames(styles.item, id === photos[0]?.id && styles.cover),
            'data-photo-id': id,
          })}
          onDrag={drag}
          onDrop={drop}
          after={after === null ? null : <li className={styles.item}>{after}</li>}
        >
          {(id) => {
            const place = photos.findIndex((photo) => photo.id === id);
            const photo = photos[place];
            return photo === undefined ? null : (
              <PhotoTile
                photo={photo}
                slot={slots?.[place]}
                place={place}
                total={photos.length}
                describedBy={help}
                onOpen={() => onOpen(photo)}
                onMove={(by) => {
                  movedId.current = id;
                  moveTo(id, place + by);
                }}
                onRemove={() => {
                  movedId.current = (photos[place + 1] ?? photos[place - 1])?.id;
                  onRemove(photo);
                }}
              />
            );
          }}
        </Photos>
      ) : hasPhotos ? (
        <Skeleton height="200px" radius="12px" />
      ) : null}
    </div>
  );
}

/** Fallback without dragging: keys and buttons also move photos. */
function StillPhotos({ ids, label, className, propsOf, children, after }: MovableItemsProps) {
  return (
    <ol className={className} aria-label={label}>
      {ids.map((id) => (
        <li key={id} {...propsOf(id)}>
          {children(id)}
        </li>
      ))}
      {after}
    </ol>
  );
}

const moving: PartInTime<MovableItemsProps> = {
  load: async () => (await import('#app/ui/motion/movable-items.tsx')).MovableItems,
  plain: StillPhotos,
  patienceMs: 1500,
};

/** Loads the dragging code, which the worker then caches, so that photos can be reordered offline. */
export function preloadMovablePhotos(): void {
  // Without it, keys and buttons do the same.
  moving.load().catch(() => undefined);
}
