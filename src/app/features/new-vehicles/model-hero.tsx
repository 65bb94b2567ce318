import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BodyPicture } from '#app/ui/car/body-picture.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Picture } from '#app/ui/picture.tsx';
import type { ModelLook } from '#contract/new-vehicles/new-model.schema.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { useViewNames } from './model-gallery.tsx';
import styles from './model-hero.module.css';

type Props = {
  readonly look: ModelLook | undefined;
  readonly model: NewModelCard;
  readonly title: string;
};

/** The model in the chosen colour; on a wide screen with its other views below, which a phone has as a gallery. */
export function ModelHero({ look, model, title }: Props) {
  const { t } = useLingui();
  const views = useViewNames();
  const [viewIndex, setViewIndex] = useState(0);
  const pictures = look?.pictures ?? [];
  const shown = pictures[viewIndex] ?? pictures[0];
  return (
    <div className={layouts.column12}>
      <div className={styles.picture}>
        {shown ? (
          <>
            <Picture
              picture={shown}
              alt={`${title}: ${views[viewIndex]}`}
              sizes="(min-width: 64em) 720px, 100vw"
              most={960}
              eager
            />
            <span className={styles.mark}>
              <Trans>Illustration</Trans>
            </span>
          </>
        ) : (
          <BodyPicture body={model.body?.picture ?? model.body?.slug} color={look?.colour?.hex} />
        )}
      </div>
      {pictures.length < 2 ? null : (
        <ul className={classNames(patterns.scripted, styles.views)} aria-label={t`Other views`}>
          {pictures.map((picture, index) => (
            <li key={picture.key}>
              <button
                type="button"
                className={styles.view}
                aria-pressed={index === viewIndex}
                aria-label={views[index]}
                onClick={() => setViewIndex(index)}
              >
                <Picture picture={picture} alt="" sizes="104px" most={320} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
