import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { blur, type Changed } from '#app/features/photos/photo-changes.ts';
import { PhotoFailureText } from '#app/features/photos/photo-failure-text.tsx';
import { usePhotoWords } from '#app/features/photos/use-photo-words.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { BlurEditor } from './blur-editor.tsx';
import { PhotoActions, type PhotoActionsProps } from './photo-actions.tsx';
import styles from './photo-sheet.module.css';
import { useBlurBoxes } from './use-blur-boxes.ts';

export type PhotoSheetProps = Omit<PhotoActionsProps, 'onBlur'> & {
  readonly isOpen: boolean;
  onClose(): void;
  announce(words: string): void;
};

/** One enlarged photo with its actions; blurring is a second view. */
export function PhotoSheet({ isOpen, onClose, announce, ...actions }: PhotoSheetProps) {
  const { t } = useLingui();
  const { nameOf } = usePhotoWords();
  const boxes = useBlurBoxes();
  const [view, setView] = useState<'photo' | 'blur' | 'saving'>('photo');
  const [outcome, setOutcome] = useState<Changed>();
  const { photo, place } = actions;
  const name = nameOf(photo, place);
  const isBlurring = view !== 'photo';

  function leave() {
    boxes.clear();
    setOutcome(undefined);
    setView('photo');
  }

  async function save() {
    setView('saving');
    const areas = boxes.boxes.map(({ area }) => area);
    const changed = await blur(photo.id, areas);
    if (changed.ok) {
      leave();
      announce(t`Blurred and saved`);
    } else {
      setOutcome(changed);
      setView('blur');
    }
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      onBack={isBlurring ? leave : undefined}
      title={isBlurring ? t`Blur plate or face` : name}
      footer={
        isBlurring ? (
          <Button isWide disabled={boxes.boxes.length === 0 || view === 'saving'} onClick={() => void save()}>
            {view === 'saving' ? <Trans>Saving…</Trans> : <Trans>Blur and save</Trans>}
          </Button>
        ) : undefined
      }
    >
      {isBlurring ? (
        <>
          <BlurEditor photo={photo} name={name} boxes={boxes} />
          <p role="alert" className={classNames(patterns.filled, styles.problem)}>
            {outcome?.ok === false ? <PhotoFailureText failure={outcome.failure} /> : null}
          </p>
        </>
      ) : (
        <PhotoActions {...actions} onBlur={() => setView('blur')} />
      )}
    </Sheet>
  );
}
