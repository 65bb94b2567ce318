import { Trans, useLingui } from '@lingui/react/macro';
import { Camera } from 'lucide';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { PhotoPicker } from './photo-picker.tsx';
import styles from './take-buttons.module.css';

export type TakeButtonsProps = {
  /** The draft is full. */
  readonly isFull: boolean;
  /** The grid has a tile of its own to choose more. */
  readonly hasTile: boolean;
  onFiles(files: readonly File[]): void;
};

/** Adds photos, from the camera or from files. */
export function TakeButtons({ isFull, hasTile, onFiles }: TakeButtonsProps) {
  const { t } = useLingui();
  return (
    <div className={classNames(layouts.wrap8, styles.buttons)} data-take-photos>
      {hasTile ? null : (
        <PhotoPicker from="gallery" label={t`Photos from this device`} onFiles={onFiles}>
          {(open) => (
            <Button variant="secondary" icon={<Icon of="images" />} disabled={isFull} onClick={open}>
              <Trans>Choose photos</Trans>
            </Button>
          )}
        </PhotoPicker>
      )}
      <PhotoPicker from="camera" label={t`Photo from the camera`} onFiles={onFiles}>
        {(open) => (
          <Button variant="secondary" icon={<Icon of={Camera} />} disabled={isFull} onClick={open}>
            <Trans>Take photo</Trans>
          </Button>
        )}
      </PhotoPicker>
      {isFull ? (
        <p className={styles.full}>
          <Trans>20 photos at most. Remove one to add another.</Trans>
        </p>
      ) : null}
    </div>
  );
}
