import { Plural, Trans } from '@lingui/react/macro';
import { ImageOff } from 'lucide';
import { useSearch } from 'wouter';
import styles from '#app/features/sell/review/review-alerts.module.css';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import tints from '#app/ui/tints.module.css';
import { sharedParameters } from '#contract/site/share-target.ts';

/** After sharing photos to the app: how many could not be stored. */
export function SharedNote() {
  const parameters = new URLSearchParams(useSearch());
  const left = Number(parameters.get(sharedParameters.leftOut) ?? 0);
  const isNothingKept = parameters.has(sharedParameters.nothingKept);
  if (!isNothingKept && !(left > 0)) return null;
  return (
    <p role="status" className={classNames(layouts.row12, tints.amber, styles.alert)}>
      <Icon of={ImageOff} />
      <span>
        {isNothingKept ? (
          <Trans>The shared photos could not be kept. Start an ad here, then choose them again.</Trans>
        ) : (
          <Trans>
            <Plural value={left} one="# shared file was" other="# shared files were" /> not kept. Only photos
            are, 20 at most.
          </Trans>
        )}
      </span>
    </p>
  );
}
