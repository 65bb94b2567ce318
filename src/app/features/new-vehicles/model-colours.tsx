import { Trans } from '@lingui/react/macro';
import { classNames } from '#app/ui/class-names.ts';
import { Swatch } from '#app/ui/icon/swatch.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { ModelLook } from '#contract/new-vehicles/new-model.schema.ts';
import styles from './model-colours.module.css';

type Props = {
  readonly looks: readonly ModelLook[];
  readonly lookIndex: number;
  onLook(index: number): void;
};

/** The colours of a model; the name of the one that is shown is beside them. */
export function ModelColours({ looks, lookIndex, onLook }: Props) {
  if (looks.length < 2) return null;
  return (
    <fieldset className={classNames(patterns.scripted, styles.colours)}>
      <legend className="visually-hidden">
        <Trans>Colour</Trans>
      </legend>
      <div className={styles.dots}>
        {looks.map(({ colour }, index) =>
          colour === null ? null : (
            <Swatch
              key={colour.name}
              color={colour.hex}
              isPressed={index === lookIndex}
              onClick={() => onLook(index)}
            >
              <span className="visually-hidden">{colour.name}</span>
            </Swatch>
          ),
        )}
      </div>
      <span className={texts.note} aria-hidden="true">
        {looks[lookIndex]?.colour?.name}
      </span>
    </fieldset>
  );
}
