import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { usePhotoWords } from '#app/features/photos/use-photo-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import type { PhotoGuide } from '#contract/listing/photo-guide.ts';
import { guideIcons } from './guide-icons.ts';
import styles from './missing-photos.module.css';
import { PhotoPicker } from './photo-picker.tsx';

export type MissingPhotosProps = {
  /** Subjects of the guided list without a photo. */
  readonly missing: readonly PhotoGuide[];
  readonly hasPhotos: boolean;
  onFiles(files: readonly File[], guide: PhotoGuide): void;
};

/** Slots for missing photos; pressing one opens the camera. */
export function MissingPhotos({ missing, hasPhotos, onFiles }: MissingPhotosProps) {
  const { t } = useLingui();
  const { guides } = usePhotoWords();
  const heading = useId();
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classNames(patterns.bold, styles.heading)}>
        {hasPhotos ? <Trans>Do your photos show these?</Trans> : <Trans>What buyers want to see</Trans>}
      </h2>
      <ul className={styles.slots}>
        {missing.map((guide) => (
          <li key={guide}>
            <PhotoPicker
              from="camera"
              label={t`Photo: ${guides[guide]}`}
              onFiles={(files) => onFiles(files, guide)}
            >
              {(open) => (
                <button type="button" className={styles.slot} onClick={open}>
                  <Icon of={guideIcons[guide]} size={28} stroke={1.5} />
                  <span className={styles.slotName}>
                    <span className="visually-hidden">
                      <Trans>Take photo:</Trans>{' '}
                    </span>
                    {guides[guide]}
                  </span>
                </button>
              )}
            </PhotoPicker>
          </li>
        ))}
      </ul>
    </section>
  );
}
