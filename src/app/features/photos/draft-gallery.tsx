import { useLingui } from '@lingui/react/macro';
import { CarFront } from 'lucide';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import styles from './draft-gallery.module.css';
import { PhotoImage } from './photo-image.tsx';
import { useDraftPhotos } from './use-draft-photos.ts';
import { usePhotoWords } from './use-photo-words.ts';

/** A draft's photos as buyers will swipe them. */
export function DraftGallery({ draftId }: { readonly draftId: string }) {
  const { t } = useLingui();
  const state = useDraftPhotos(draftId);
  const words = usePhotoWords();
  const photos = state.kind === 'known' ? state.value : [];
  const total = photos.length;
  if (total === 0) {
    return (
      <div className={styles.none} aria-busy={state.kind === 'reading'}>
        <Icon of={CarFront} size={40} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard too.
    <section className={classNames(patterns.ringInside, styles.gallery)} aria-label={t`Photos`} tabIndex={0}>
      {photos.map((photo, index) => {
        const place = index + 1;
        return (
          <figure key={photo.id} className={styles.photo}>
            <PhotoImage photo={photo} alt={words.nameOf(photo, index)} fit="fill" />
            <figcaption className={styles.count} aria-hidden="true">
              {place} / {total}
            </figcaption>
          </figure>
        );
      })}
    </section>
  );
}
