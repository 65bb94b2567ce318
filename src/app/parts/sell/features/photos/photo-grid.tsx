import { Trans, useLingui } from '@lingui/react/macro';
import { Reorder } from 'framer-motion/m';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Moving } from '#app/parts/browse/features/moving/moving.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { DraftPhoto } from '#offline/drafts/draft.schema.ts';
import styles from './photo-grid.module.css';
import { PhotoTile } from './photo-tile.tsx';
import { useLift } from './use-lift.ts';
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
  const { photos, drag, drop, moveTo } = order;
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
      <Moving>
        <Reorder.Group
          as="ol"
          axis="xy"
          values={photos.map(({ id }) => id)}
          onReorder={drag}
          className={styles.grid}
          aria-label={t`Photos in order`}
        >
          {photos.map((photo, place) => (
            <GridItem
              key={photo.id}
              id={photo.id}
              isCover={place === 0}
              onDrop={() => drop(photo.id)}
              onCancel={() => drag(undefined)}
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
            </GridItem>
          ))}
        </Reorder.Group>
      </Moving>
    </div>
  );
}

type GridItemProps = {
  readonly id: string;
  readonly isCover: boolean;
  onDrop(): void;
  onCancel(): void;
  readonly children: ReactNode;
};

/** Keys move it by the tile's own shortcuts, which say where it is then. */
function GridItem({ id, isCover, onDrop, onCancel, children }: GridItemProps) {
  const lift = useLift({ onDrop, onCancel });
  return (
    <Reorder.Item
      value={id}
      ref={lift.ref}
      layout="position"
      dragListener={false}
      dragControls={lift.controls}
      tabIndex={-1}
      data-photo-id={id}
      data-drag={lift.isLifted ? 'lifted' : undefined}
      className={classNames(styles.item, isCover && styles.cover)}
      onPointerDown={lift.onPointerDown}
      onDragStart={lift.onDragStart}
      onDragEnd={lift.onDragEnd}
      onClickCapture={lift.onClickCapture}
    >
      {children}
    </Reorder.Item>
  );
}
