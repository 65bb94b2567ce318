import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import patterns from '#app/ui/patterns.module.css';
import { Picture } from '#app/ui/picture.tsx';
import texts from '#app/ui/texts.module.css';
import type { Picture as PictureData } from '#contract/listing/picture.schema.ts';
import styles from './model-gallery.module.css';

/** Names of a car's views, in the order of its pictures. */
export function useViewNames(): readonly string[] {
  const { t } = useLingui();
  return [t`From the front`, t`From the side`, t`From the rear`, t`Cabin`, t`Dials`];
}

type Props = { readonly pictures: readonly PictureData[]; readonly title: string };

/** All views of a model: one large, the others below it; one that is pressed becomes the large one. */
export function ModelGallery({ pictures, title }: Props) {
  const views = useViewNames();
  const [largeIndex, setLargeIndex] = useState(0);
  const large = pictures[largeIndex] ?? pictures[0];
  if (!large) return null;
  return (
    <>
      <div className={patterns.apartBaseline}>
        <h2 className={texts.sheetTitle}>
          <Trans>Gallery</Trans>
        </h2>
        <span className={texts.quiet}>
          <Plural value={pictures.length} one="# picture" other="# pictures" />
        </span>
      </div>
      <div className={styles.gallery}>
        <figure className={styles.large}>
          <Picture picture={large} alt={`${title}: ${views[largeIndex]}`} sizes="100vw" />
          <figcaption className={styles.name}>
            {views[largeIndex]} · <Trans>illustration</Trans>
          </figcaption>
        </figure>
        {pictures.map((picture, index) =>
          picture === large ? null : (
            <button
              key={picture.key}
              type="button"
              className={styles.small}
              aria-label={views[index]}
              onClick={() => setLargeIndex(index)}
            >
              <Picture picture={picture} alt="" sizes="50vw" most={480} />
            </button>
          ),
        )}
      </div>
    </>
  );
}
