import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Camera, Star, Trash2, UserRoundX } from 'lucide';
import { useId } from 'react';
import type { PhotoSlot } from '#app/features/photos/order/photo-slots.ts';
import { PhotoFailureText } from '#app/features/photos/photo-failure-text.tsx';
import { PhotoImage } from '#app/features/photos/photo-image.tsx';
import { PhotoPicker } from '#app/features/photos/take/photo-picker.tsx';
import { usePhotoWords } from '#app/features/photos/use-photo-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { type DraftGuide, type DraftPhoto, draftGuides } from '#offline/drafts/draft.schema.ts';
import styles from './photo-actions.module.css';

export type PhotoActionsProps = {
  readonly photo: DraftPhoto;
  readonly slot: PhotoSlot | undefined;
  /** Index of the photo, from 0. */
  readonly place: number;
  readonly total: number;
  onMoveTo(place: number): void;
  onGuide(guide: DraftGuide | null): void;
  onRetake(files: readonly File[]): void;
  onRemove(): void;
  onBlur(): void;
};

/** A photo with its subject and actions. */
export function PhotoActions({
  photo,
  slot,
  place,
  total,
  onMoveTo,
  onRetake,
  onRemove,
  ...rest
}: PhotoActionsProps) {
  const words = usePhotoWords();
  const number = place + 1;
  // The bytes of the server's own copy are not on the device.
  const canBlur = photo.state === 'prepared' && photo.picture === null;
  return (
    <div className={styles.actions}>
      <PhotoImage photo={photo} alt={words.nameOf(photo, place)} fit="whole" />
      <PhotoRemarks photo={photo} slot={slot} />
      <GuideChoice guide={photo.guide} slot={slot} onGuide={rest.onGuide} />
      <div className={layouts.apart8}>
        <Button
          variant="secondary"
          size="dense"
          icon={<Icon of={ArrowLeft} size={18} />}
          disabled={place === 0}
          onClick={() => onMoveTo(place - 1)}
        >
          <Trans>Move earlier</Trans>
        </Button>
        <p className={styles.position}>
          <Trans>
            {number} of {total}
          </Trans>
        </p>
        <Button
          variant="secondary"
          size="dense"
          disabled={number === total}
          onClick={() => onMoveTo(place + 1)}
        >
          <Trans>Move later</Trans>
          <Icon of={ArrowRight} size={18} />
        </Button>
      </div>
      <div className={styles.list}>
        <Button
          variant="text"
          icon={<Icon of={Star} />}
          className={styles.action}
          disabled={place === 0}
          onClick={() => onMoveTo(0)}
        >
          {place === 0 ? <Trans>This is the cover</Trans> : <Trans>Make it the cover</Trans>}
        </Button>
        {canBlur ? (
          <Button
            variant="text"
            icon={<Icon of={UserRoundX} />}
            className={styles.action}
            onClick={rest.onBlur}
          >
            <Trans>Blur a plate or a face</Trans>
          </Button>
        ) : null}
        <PhotoPicker from="camera" label={words.nameOf(photo, place)} onFiles={onRetake}>
          {(open) => (
            <Button variant="text" icon={<Icon of={Camera} />} className={styles.action} onClick={open}>
              <Trans>Retake photo</Trans>
            </Button>
          )}
        </PhotoPicker>
        <Button variant="text" icon={<Icon of={Trash2} />} className={styles.remove} onClick={onRemove}>
          <Trans>Remove photo</Trans>
        </Button>
      </div>
    </div>
  );
}

function PhotoRemarks({ photo, slot }: Pick<PhotoActionsProps, 'photo' | 'slot'>) {
  const { hints, hintsOf } = usePhotoWords();
  if (photo.state === 'failed') {
    return (
      <p className={classNames(texts.red, patterns.strong)}>
        <PhotoFailureText failure={photo.failure} />
      </p>
    );
  }
  const shown = hintsOf(photo, slot);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.hints}>
      {shown.map((hint) => (
        <li key={hint}>
          <strong>{hints[hint].fact}.</strong> {hints[hint].advice}
        </li>
      ))}
    </ul>
  );
}

type GuideChoiceProps = {
  readonly guide: DraftGuide | null;
  readonly slot: PhotoSlot | undefined;
  onGuide(guide: DraftGuide | null): void;
};

function GuideChoice({ guide, slot, onGuide }: GuideChoiceProps) {
  const { guides } = usePhotoWords();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={classNames(patterns.bold, styles.heading)}>
        <Trans>What it shows</Trans>
      </h3>
      <div className={styles.chips}>
        {draftGuides.map((each) => (
          <Chip
            key={each}
            aria-pressed={each === guide}
            onClick={() => onGuide(each === guide ? null : each)}
          >
            {slot?.isGuess === true && each === slot.shows ? `${guides[each]}?` : guides[each]}
          </Chip>
        ))}
      </div>
    </section>
  );
}
