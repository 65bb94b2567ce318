import { Plural } from '@lingui/react/macro';
import { Eye, HandCoins, MessageSquareText, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { Icon, type IconProps } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import type { DashboardListing } from '#contract/listing/listing-activity.ts';
import styles from './my-listing-card.module.css';

/** Activity of a listing, in numbers. */
export function ListingCounts({ listing }: { readonly listing: DashboardListing }) {
  const { views, activity } = listing;
  return (
    <ul className={styles.counts}>
      <Count icon={Eye}>
        <Plural value={views} one="# view" other="# views" />
      </Count>
      <Count icon={Phone}>
        <Plural value={activity.contactViews} one="# saw your number" other="# saw your number" />
      </Count>
      <Count icon="heart">
        <Plural value={activity.favourites} one="# favourite" other="# favourites" />
      </Count>
      <Count icon={MessageSquareText}>
        <Plural value={activity.leads} one="# message" other="# messages" />
      </Count>
      <Count icon={HandCoins}>
        <Plural value={activity.offers} one="# offer" other="# offers" />
      </Count>
    </ul>
  );
}

function Count({ icon, children }: { readonly icon: IconProps['of']; readonly children: ReactNode }) {
  return (
    <li className={layouts.row6}>
      <Icon of={icon} size={14} stroke={2.25} />
      <span>{children}</span>
    </li>
  );
}
