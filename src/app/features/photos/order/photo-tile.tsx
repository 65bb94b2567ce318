import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, LoaderCircle, Star, TriangleAlert } from 'lucide';
import type { KeyboardEvent } from 'react';
import { PhotoImage } from '#app/features/photos/photo-image.tsx';
import { usePhotoWords } from '#app/features/photos/use-photo-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import tints from '#app/ui/tints.module.css';
import type { DraftPhoto } from '#offline/drafts/draft.schema.ts';
import type { PhotoSlot } from './photo-slots.ts';
import styles from './photo-tile.module.css';

export type PhotoTileProps = {
  readonly photo: DraftPhoto;
  readonly slot: PhotoSlot | undefined;
  /** Index from 0; the first is the cover. */
  readonly place: number;
  readonly total: number;
  /** Id of the description of moving by keyboard. */
  readonly describedBy: string;
  onOpen(): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
};

const steps: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** A photo in the grid; pressing it opens its actions. */
export function PhotoTile({
  photo,
  slot,
  place,
  total,
  describedBy,
  onOpen,
  onMove,
  onRemove,
}: PhotoTileProps) {
  const { t } = useLingui();
  const words = usePhotoWords();
  const isGuess = slot?.isGuess === true;
  const shows = slot && photo.state !== 'failed' ? slot.shows : photo.guide;
  const subject = shows && words.guides[shows];
  const number = place + 1;
  const label = subject && (isGuess ? `${subject}?` : subject);
  // What can be seen comes first, in the order in which it is seen: https://www.w3.org/WAI/WCAG22/Understanding/label-in-name
  const said = [
    label ?? words.nameOf(photo, place),
    ...(place === 0 ? [t`cover`] : []),
    t`${number} of ${total}`,
    ...(isGuess ? [t`not confirmed`] : []),
    ...(photo.state === 'taken' ? [t`being prepared`] : []),
    ...(photo.state === 'failed' ? [t`can’t be used`] : []),
    ...words.hintsOf(photo, slot).map((hint) => words.hints[hint].fact),
  ];

  function onKeyDown(event: KeyboardEvent) {
    const step = event.shiftKey ? steps[event.key] : undefined;
    if (step !== undefined) onMove(step);
    else if (event.key === 'Delete') onRemove();
    else return;
    event.preventDefault();
  }

  return (
    <button
      type="button"
      className={styles.tile}
      aria-haspopup="dialog"
      aria-label={said.join(', ')}
      aria-describedby={describedBy}
      aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Delete"
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <PhotoImage photo={photo} alt="" fit="fill" />
      {label ? (
        <span className={classNames(styles.name, isGuess ? tints.amber : styles.said)}>
          {label}
          {isGuess ? <Icon of={ChevronDown} size={14} stroke={2.25} /> : null}
        </span>
      ) : null}
      {place === 0 ? (
        <span className={styles.cover}>
          <Icon of={Star} size={14} className={styles.star} />
          <Trans>Cover</Trans>
        </span>
      ) : null}
      <PhotoMark state={photo.state} isHinted={words.hintsOf(photo, slot).length > 0} isGuess={isGuess} />
    </button>
  );
}

type PhotoMarkProps = {
  readonly state: DraftPhoto['state'];
  readonly isHinted: boolean;
  readonly isGuess: boolean;
};

/** Its progress as an icon; the tile's name contains it as text. */
function PhotoMark({ state, isHinted, isGuess }: PhotoMarkProps) {
  if (state === 'taken') {
    return (
      <span className={classNames(styles.waiting, styles.mark)}>
        <Icon of={LoaderCircle} size={18} stroke={2.5} className={styles.ring} />
      </span>
    );
  }
  if (state === 'failed') {
    return (
      <span className={classNames(tints.red, styles.mark)}>
        <Icon of={TriangleAlert} size={14} stroke={2.25} />
      </span>
    );
  }
  // What is only guessed is not checked off.
  if (isGuess && !isHinted) return null;
  return (
    <span className={classNames(isHinted ? styles.hinted : styles.fine, styles.mark)}>
      <Icon of={isHinted ? TriangleAlert : Check} size={14} stroke={2.5} />
    </span>
  );
}
