import { Trans } from '@lingui/react/macro';
import { Lightbulb } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import tints from '#app/ui/tints.module.css';
import { adviceLimits, type ListingAdvice } from '#contract/listing/listing-advice.ts';
import styles from './my-listing-card.module.css';

/** Advice for a listing, as things to do. */
export function ListingAdvices({ advice }: { readonly advice: readonly ListingAdvice[] }) {
  if (advice.length === 0) return null;
  return (
    <div className={classNames(tints.neutral, styles.advice)}>
      <p className={styles.adviceTitle}>
        <Icon of={Lightbulb} size={18} />
        <Trans>What would help</Trans>
      </p>
      <ul className={styles.list}>
        {advice.map((each) => (
          <li key={each}>
            <Words advice={each} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Words({ advice }: { readonly advice: ListingAdvice }): ReactNode {
  const count = adviceLimits.photos;
  switch (advice) {
    case 'add_photos':
      return <Trans>Show the car from all sides: {count} photos or more.</Trans>;
    case 'lower_price':
      return <Trans>The price is above that of cars like it.</Trans>;
    case 'write_description':
      return <Trans>Write a few sentences: who drove it, how it was looked after.</Trans>;
    case 'name_variant':
      return <Trans>Add the variant: buyers filter by it.</Trans>;
    case 'say_papers':
      return <Trans>Tell buyers until when the tax is paid and who holds the BPKB.</Trans>;
    case 'say_condition':
      return <Trans>Tell buyers about service, accidents and flooding.</Trans>;
  }
}
