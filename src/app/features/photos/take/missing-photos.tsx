import { Trans, useLingui } from '@lingui/react/macro';
import { Car, CarFront, Gauge, type IconNode } from 'lucide';
import { useId } from 'react';
import { usePhotoWords } from '#app/features/photos/use-photo-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import type { PhotoGuide } from '#contract/listing/photo-guide.ts';
import styles from './missing-photos.module.css';
import { PhotoPicker } from './photo-picker.tsx';

export type MissingPhotosProps = {
  /** Subjects of the guided list without a photo. */
  readonly missing: readonly PhotoGuide[];
  onFiles(files: readonly File[], guide: PhotoGuide): void;
};

const mirrored: IconNode = Car.map(([tag, attributes]) => [
  tag,
  { ...attributes, transform: 'translate(24 0) scale(-1 1)' },
]);

const carRear: IconNode = [
  ['path', { d: 'M5 10 6.5 6.26A2 2 0 0 1 8.4 5h7.2a2 2 0 0 1 1.9 1.26L19 10' }],
  ['rect', { width: 18, height: 8, x: 3, y: 10, rx: 2 }],
  ['path', { d: 'M6 13h2M16 13h2M10 15.5h4M5 18v2M19 18v2' }],
];

const steeringWheel: IconNode = [
  ['circle', { cx: 12, cy: 12, r: 9 }],
  ['circle', { cx: 12, cy: 12, r: 2 }],
  ['path', { d: 'M3.4 10 10 11.5M20.6 10 14 11.5M12 14v7' }],
];

const engine: IconNode = [
  ['path', { d: 'M7 10h8l2 2h2v6h-2l-2 2H9l-2-2H5v-6h2z' }],
  ['path', { d: 'M11 10V7M8 7h6M2.5 13v4M21.5 12v6' }],
];

const guideIcons: Readonly<Record<PhotoGuide, IconNode>> = {
  front: CarFront,
  rear: carRear,
  left: mirrored,
  right: Car,
  interior: steeringWheel,
  odometer: Gauge,
  engine,
};

/** Slots for missing photos; pressing one opens the camera. */
export function MissingPhotos({ missing, onFiles }: MissingPhotosProps) {
  const { t } = useLingui();
  const { guides } = usePhotoWords();
  const heading = useId();
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classNames(patterns.bold, styles.heading)}>
        <Trans>What buyers want to see</Trans>
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
