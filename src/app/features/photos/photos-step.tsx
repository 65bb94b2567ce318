import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import { UndoBar } from '#app/ui/undo-bar.tsx';
import { contestPhotos } from '#contract/contests/contest-limits.ts';
import { contestsPath } from '#contract/contests/contest-paths.ts';
import { listingLimits } from '#contract/sell/listing-limits.ts';
import type { DraftPhoto } from '#offline/drafts/draft.schema.ts';
import { PhotoSheet } from './edit/photo-sheet.tsx';
import { ArrangedNote } from './order/arranged-note.tsx';
import { PhotoGrid } from './order/photo-grid.tsx';
import { movedTo } from './order/photo-order.ts';
import { missingOf, slotsOf } from './order/photo-slots.ts';
import { usePhotoOrder } from './order/use-photo-order.ts';
import { guide, remove, reorder, restore } from './photo-changes.ts';
import { PhotoFailureText } from './photo-failure-text.tsx';
import { PhotoNotes } from './photo-notes.tsx';
import styles from './photos-step.module.css';
import { AddPhotosTile } from './take/add-photos-tile.tsx';
import { MissingPhotos } from './take/missing-photos.tsx';
import { RefusedFiles } from './take/refused-files.tsx';
import { TakeButtons } from './take/take-buttons.tsx';
import { useTakeIn } from './take/use-take-in.ts';
import { useDraftPhotos } from './use-draft-photos.ts';
import { usePhotoWords } from './use-photo-words.ts';

export type PhotosStepProps = {
  readonly draftId: string;
  /** The problem with the photos as a whole, from the form or the server. */
  readonly errors?: readonly string[];
  /** Whether the views that buyers want to see are asked for. */
  readonly isGuided?: boolean;
};

const none: readonly DraftPhoto[] = [];

/** A draft's photos: taking, ordering and editing, all on the device. */
export function PhotosStep({ draftId, errors = [], isGuided = true }: PhotosStepProps) {
  const state = useDraftPhotos(draftId);
  if (state.kind === 'failed') {
    return (
      <p role="alert" className={styles.problem}>
        <DeviceFailureText failure={state.failure} />
      </p>
    );
  }
  return (
    <Photos
      draftId={draftId}
      errors={errors}
      isGuided={isGuided}
      kept={state.kind === 'known' ? state.value : none}
      isRead={state.kind === 'known'}
    />
  );
}

type PhotosProps = Required<PhotosStepProps> & {
  readonly kept: readonly DraftPhoto[];
  readonly isRead: boolean;
};

function Photos({ draftId, errors, isGuided, kept, isRead }: PhotosProps) {
  const { t } = useLingui();
  const words = usePhotoWords();
  const [said, setSaid] = useState('');
  const [openId, setOpenId] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [removed, setRemoved] = useState<{ photo: DraftPhoto; name: string }>();
  const step = useRef<HTMLDivElement>(null);
  /** Gets the focus when the sheet closes along with its photo. */
  const neighbour = useRef<string>(undefined);
  const intake = useTakeIn(draftId, setSaid);
  const order = usePhotoOrder(draftId, kept, setSaid, intake.note);
  const { photos } = order;
  const open = photos.findIndex(({ id }) => id === openId);
  const opened = photos[open];
  const isFull = photos.length >= listingLimits.photos;
  const slots = isGuided ? slotsOf(photos) : undefined;
  const usable = photos.filter(({ state }) => state !== 'failed').length;
  // The photo was removed, here or in another tab, while it was open.
  useEffect(() => {
    if (isOpen && isRead && !opened) setIsOpen(false);
  }, [isOpen, isRead, opened]);

  const isGone = openId !== undefined && isRead && !opened;
  useEffect(() => {
    const next = neighbour.current;
    if (!isGone || next === undefined) return;
    neighbour.current = undefined;
    // After the sheet has closed, which would return the focus to the removed tile.
    const timer = setTimeout(() => step.current?.querySelector<HTMLElement>(next)?.focus(), 50);
    return () => clearTimeout(timer);
  }, [isGone]);

  async function takeAway(photo: DraftPhoto) {
    const place = photos.findIndex(({ id }) => id === photo.id);
    const beside = photos[place + 1] ?? photos[place - 1];
    neighbour.current = `${beside ? `[data-photo-id="${beside.id}"]` : '[data-take-photos]'} button`;
    setIsOpen(false);
    const changed = await remove(photo.id);
    intake.note(changed);
    if (changed.ok) setRemoved({ photo, name: words.nameOf(photo, place) });
  }

  /** Replaces the old photo, which can be restored. */
  async function retake(photo: DraftPhoto, files: readonly File[]) {
    const place = photos.findIndex(({ id }) => id === photo.id);
    const ids = photos.map(({ id }) => id);
    // With 20 photos there is no room for both.
    if (isFull) await takeAway(photo);
    const [added] = await intake.take(files.slice(0, 1), photo.guide);
    if (added === undefined) return;
    intake.note(await reorder(draftId, movedTo([...ids, added], added, place)));
    if (!isFull) await takeAway(photo);
  }

  /** One after the other: each is a change of the same draft. */
  async function confirm() {
    for (const [place, slot] of (slots ?? []).entries()) {
      const photo = photos[place];
      if (slot.isGuess && photo) intake.note(await guide(photo.id, slot.shows));
    }
    setSaid(t`The names are kept`);
  }

  return (
    <div ref={step} className={layouts.column16} aria-busy={!isRead}>
      {errors.length > 0 ? (
        <div role="alert" className={styles.problem} id="sell-images-error">
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      ) : null}
      {isRead ? (
        <PhotoGrid
          order={order}
          slots={slots}
          after={
            isFull || photos.length === 0 ? null : (
              <AddPhotosTile onFiles={(files) => void intake.take(files, null)} />
            )
          }
          onOpen={(photo) => {
            neighbour.current = undefined;
            setOpenId(photo.id);
            setIsOpen(true);
          }}
          onRemove={(photo) => void takeAway(photo)}
        />
      ) : (
        <Skeleton height="200px" radius="12px" />
      )}
      <TakeButtons
        isFull={isFull}
        hasTile={photos.length > 0}
        onFiles={(files) => void intake.take(files, null)}
      />
      {slots && usable > 1 ? (
        <ArrangedNote
          count={usable}
          hasGuesses={slots.some(({ isGuess }) => isGuess)}
          onConfirm={() => void confirm()}
        />
      ) : null}
      <PhotoNotes
        photos={photos}
        slots={slots}
        onRetake={(photo, files) => void retake(photo, files)}
        onRemove={(photo) => void takeAway(photo)}
      />
      <div role="alert" className={classNames(layouts.column12, patterns.filled)}>
        <RefusedFiles refused={intake.refused} onEnd={intake.forget} />
        {intake.failure === undefined ? null : (
          <p className={styles.problem}>
            <PhotoFailureText failure={intake.failure} />
          </p>
        )}
      </div>
      {isFull || !slots ? null : (
        <MissingPhotos
          missing={missingOf(slots.map(({ shows }) => shows))}
          onFiles={(files, shows) => void intake.take(files, shows)}
        />
      )}
      {isGuided ? (
        <p className={texts.quiet}>
          <Trans>
            With {contestPhotos} or more different photos your ad may enter the{' '}
            <AppLink href={contestsPath}>photo contest</AppLink>. More different photos give a better chance.
          </Trans>
        </p>
      ) : null}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {opened ? (
        <PhotoSheet
          key={opened.id}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          announce={setSaid}
          photo={opened}
          slot={slots?.[open]}
          place={open}
          total={photos.length}
          onMoveTo={(place) => order.moveTo(opened.id, place)}
          onGuide={(shows) => {
            // Named: the next photo can be opened.
            if (shows !== null) setIsOpen(false);
            void guide(opened.id, shows).then(intake.note);
          }}
          onRetake={(files) => void retake(opened, files)}
          onRemove={() => void takeAway(opened)}
        />
      ) : null}
      {removed === undefined || isOpen ? null : (
        <UndoBar
          key={removed.photo.id}
          onUndo={() => {
            void restore(removed.photo.id).then(intake.note);
            setSaid(t`${removed.name} is back`);
          }}
          onEnd={() => setRemoved(undefined)}
        >
          <Trans>{removed.name} removed</Trans>
        </UndoBar>
      )}
    </div>
  );
}
