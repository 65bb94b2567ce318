import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './missing-photos.module.css';
import { PhotoPicker } from './photo-picker.tsx';

/** The tile after the last photo: chooses more. */
export function AddPhotosTile({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const { t } = useLingui();
  return (
    <PhotoPicker from="gallery" label={t`Photos from this device`} onFiles={onFiles}>
      {(open) => (
        <button type="button" className={styles.slot} onClick={open}>
          <Icon of={Plus} size={24} />
          <span className={styles.slotName}>
            <Trans>Add photos</Trans>
          </span>
        </button>
      )}
    </PhotoPicker>
  );
}
