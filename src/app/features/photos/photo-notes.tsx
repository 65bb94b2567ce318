import { Trans } from '@lingui/react/macro';
import { Focus, type IconNode, ImageUpscale, Sun, TriangleAlert } from 'lucide';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import texts from '#app/ui/texts.module.css';
import type { DraftPhoto, PhotoHint } from '#offline/drafts/draft.schema.ts';
import type { PhotoSlot } from './order/photo-slots.ts';
import { PhotoFailureText } from './photo-failure-text.tsx';
import styles from './photo-notes.module.css';
import { PhotoPicker } from './take/photo-picker.tsx';
import { usePhotoWords } from './use-photo-words.ts';

/** Maximum number of hints; other photos have a mark, and their sheet shows the hint. */
const mostHints = 2;

const icons: Readonly<Record<PhotoHint, IconNode>> = { dark: Sun, blurred: Focus, small: ImageUpscale };

export type PhotoNotesProps = {
  readonly photos: readonly DraftPhoto[];
  readonly slots: readonly PhotoSlot[] | undefined;
  /** Replaces this photo. */
  onRetake(photo: DraftPhoto, files: readonly File[]): void;
  onRemove(photo: DraftPhoto): void;
};

/** Unusable photos, and hints for others. */
export function PhotoNotes({ photos, slots, onRetake, onRemove }: PhotoNotesProps) {
  const words = usePhotoWords();
  const placed = photos.map((photo, place) => ({
    photo,
    name: words.nameOf(photo, place),
    hint: words.hintsOf(photo, slots?.[place])[0],
  }));
  const failed = placed.filter(({ photo }) => photo.state === 'failed');
  const hinted = placed.filter(({ hint }) => hint !== undefined).slice(0, mostHints);
  if (failed.length + hinted.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {failed.map(({ photo, name }) => (
        <li key={photo.id} className={classNames(styles.note, styles.failed)}>
          <Icon of={TriangleAlert} className={classNames(texts.quiet, styles.icon)} />
          <p className={styles.words}>
            <strong>
              <Trans>{name} can’t be used</Trans>
            </strong>
            <PhotoFailureText failure={photo.failure} />
          </p>
          <Button variant="text" size="dense" onClick={() => onRemove(photo)}>
            <Trans>Remove</Trans>
          </Button>
        </li>
      ))}
      {hinted.map(({ photo, name, hint }) =>
        hint === undefined ? null : (
          <HintNote key={photo.id} hint={hint} name={name} onFiles={(files) => onRetake(photo, files)} />
        ),
      )}
    </ul>
  );
}

type HintNoteProps = {
  readonly hint: PhotoHint;
  readonly name: string;
  onFiles(files: readonly File[]): void;
};

function HintNote({ hint, name, onFiles }: HintNoteProps) {
  const { hints } = usePhotoWords();
  const { fact, advice } = hints[hint];
  return (
    <li className={styles.note}>
      <Icon of={icons[hint]} className={classNames(texts.quiet, styles.icon)} />
      <p className={styles.words}>
        <strong>
          <Trans>
            {name}: {fact}
          </Trans>
        </strong>
        {advice}
      </p>
      <PhotoPicker from="camera" label={name} onFiles={onFiles}>
        {(open) => (
          <Button variant="text" size="dense" onClick={open}>
            <Trans>Retake</Trans>
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </PhotoPicker>
    </li>
  );
}
