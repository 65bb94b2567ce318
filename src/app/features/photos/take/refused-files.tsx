import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { PhotoFailureText } from '#app/features/photos/photo-failure-text.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import styles from './refused-files.module.css';
import type { Refused } from './take-in.ts';

export type RefusedFilesProps = {
  readonly refused: readonly Refused[];
  onEnd(): void;
};

/** Files that could not be added, each with its reason. */
export function RefusedFiles({ refused, onEnd }: RefusedFilesProps) {
  const { t } = useLingui();
  if (refused.length === 0) return null;
  return (
    <section className={styles.refused} aria-label={t`Files that were not added`}>
      <div className={styles.head}>
        <p className={styles.title}>
          <Trans>Not added</Trans>
        </p>
        <IconButton label={t`Close`} icon={<Icon of={X} />} onClick={onEnd} />
      </div>
      <ul className={styles.list}>
        {refused.map(({ name, failure }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it came, and files may share a name
          <li key={place}>
            <strong>{name}</strong>
            <br />
            <PhotoFailureText failure={failure} />
          </li>
        ))}
      </ul>
    </section>
  );
}
