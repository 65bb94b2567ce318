import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BodyPicture } from '#app/ui/car/body-picture.tsx';
import { Swatch } from '#app/ui/icon/swatch.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Picture } from '#app/ui/picture.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import styles from './model-gallery.module.css';

type Props = Pick<DataOf<'newModel'>, 'looks' | 'model' | 'title'>;

/** Drawings of the model in the selected colour: three views of a car, one of other kinds. */
export function ModelGallery({ looks, model, title }: Props) {
  const { t } = useLingui();
  const [lookIndex, setLookIndex] = useState(0);
  const [viewIndex, setViewIndex] = useState(0);
  const look = looks[lookIndex];
  const pictures = look?.pictures ?? [];
  const shown = pictures[viewIndex];
  const views = [t`From the front`, t`From the side`, t`From the rear`];
  return (
    <div className={layouts.column12}>
      <div className={styles.picture}>
        {shown ? (
          <>
            <Picture
              picture={shown}
              alt={`${title}: ${views[viewIndex]}`}
              sizes="(min-width: 64em) 720px, 100vw"
              eager
            />
            <span className={styles.mark}>
              <Trans>Illustration</Trans>
            </span>
          </>
        ) : (
          <BodyPicture body={model.body?.slug} color={look?.colour?.hex} />
        )}
      </div>
      {pictures.length < 2 ? null : (
        <ul className={patterns.beside8}>
          {pictures.map((picture, index) => (
            <li key={picture.key}>
              <button
                type="button"
                className={styles.view}
                aria-pressed={index === viewIndex}
                aria-label={views[index]}
                onClick={() => setViewIndex(index)}
              >
                <Picture picture={picture} alt="" sizes="80px" most={480} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {looks.length < 2 ? null : (
        <fieldset className={styles.colours}>
          <legend className={styles.legend}>
            <Trans>Colour</Trans>
          </legend>
          {looks.map(({ colour }, index) =>
            colour === null ? null : (
              <Swatch
                key={colour.name}
                color={colour.hex}
                isPressed={index === lookIndex}
                onClick={() => setLookIndex(index)}
              >
                {colour.name}
              </Swatch>
            ),
          )}
        </fieldset>
      )}
    </div>
  );
}
