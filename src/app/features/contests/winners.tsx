import { Trans } from '@lingui/react/macro';
import { Trophy } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { PhotoContest } from '#contract/contests/contest.schema.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import styles from './contests.module.css';

type Props = Pick<PhotoContest, 'winners'> & { children(card: ListingCard): ReactNode };

/** The picked ads; one that is no longer public is named alone. */
export function Winners({ winners, children }: Props) {
  return (
    <ContentSection heading={<Trans>Winners</Trans>}>
      {winners.length === 0 ? (
        <p>
          <Trans>The winners have not been picked yet.</Trans>
        </p>
      ) : (
        <ol className={styles.winners}>
          {winners.map(({ place, label, card }) => (
            <li key={place} className={classNames(layouts.stack8, patterns.fromTop)}>
              <p className={classNames(layouts.row8, texts.title)}>
                <Icon of={Trophy} size={20} />
                <Trans>Place {place}</Trans>
              </p>
              {card ? (
                children(card)
              ) : (
                <p className={styles.gone}>
                  <strong>{label}</strong>
                  <br />
                  <Trans>This ad is no longer there.</Trans>
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </ContentSection>
  );
}
