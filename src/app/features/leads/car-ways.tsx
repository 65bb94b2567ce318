import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowLeftRight,
  ChevronDown,
  ChevronRight,
  type IconNode,
  MessagesSquare,
  ShieldCheck,
  Wallet,
} from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink, isPlain } from '#app/ui/link/app-link.tsx';
import { CostLink } from '#app/ui/link/cost-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { sellerLeadIcons, useSellerLeadWords } from '#app/ui/seller-lead-words.ts';
import texts from '#app/ui/texts.module.css';
import { conversationAboutPath } from '#contract/account/account-paths.ts';
import { type SellerLeadKind, sellerLeadKinds } from '#contract/leads/lead.ts';
import { leadFormPath } from '#contract/leads/lead-paths.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { totalCostOfListing } from '#contract/ownership/ownership-paths.ts';
import { tradePath } from '#contract/trade/trade-pages.ts';
import { warrantyPath } from '#contract/warranty/warranty.ts';
import styles from './car-ways.module.css';

type Props = {
  readonly listing: ListingDetail;
  /** Opens a form above the page. Without it everything is a link: a sheet opens no other. */
  readonly onOpen?: (kind: SellerLeadKind) => void;
};

/**
 * What else a buyer does about a car. On its page a message has its own button; where a sheet shows the ways, it is
 * the first of them. A seller who has not claimed the ad yet reads a message only.
 */
export function CarWays({ listing, onOpen }: Props) {
  const { t } = useLingui();
  const words = useSellerLeadWords();
  const { id, mobileVerified, status, makeYear: year } = listing;
  if (status === 'sold') return null;
  const kinds = sellerLeadKinds.filter((kind) =>
    kind === 'contact' ? onOpen === undefined : mobileVerified,
  );
  return (
    <nav
      aria-label={t`More about this car`}
      className={classNames(layouts.raisedCard, patterns.ruled, styles.ways)}
    >
      {mobileVerified ? (
        <Way
          href={conversationAboutPath(id)}
          icon={MessagesSquare}
          title={<Trans>Write to the seller</Trans>}
          note={<Trans>Ready questions; your number stays hidden</Trans>}
        />
      ) : null}
      {kinds.map((kind) => (
        <Way
          key={kind}
          href={leadFormPath(kind, id)}
          icon={sellerLeadIcons[kind]}
          title={words[kind].ask}
          note={words[kind].how}
          {...(onOpen && {
            'aria-haspopup': 'dialog' as const,
            'data-sheet': '',
            onClick: (event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              onOpen(kind);
            },
          })}
        />
      ))}
      <Way
        href={tradePath('mobil', { listing: id })}
        icon={ArrowLeftRight}
        title={<Trans>Trade in your car</Trans>}
        note={<Trans>Its value counts towards this one</Trans>}
      />
      <Way
        as={onOpen === undefined ? AppLink : CostLink}
        href={totalCostOfListing(id)}
        icon={Wallet}
        title={<Trans>What owning it costs</Trans>}
        note={<Trans>Fuel, service, tax and loss of value</Trans>}
      />
      <details>
        <summary className={classNames(patterns.lit, patterns.ringInside, styles.way)}>
          <Icon of={ShieldCheck} className={texts.quiet} />
          <Text
            title={<Trans>Warranty and insurance</Trans>}
            note={<Trans>What there is for a car from {year}</Trans>}
          />
          <Icon of={ChevronDown} size={18} className={classNames(patterns.pale, patterns.turned)} />
        </summary>
        <div className={styles.inside}>
          <AppLink href={`${warrantyPath}?id=${id}`} className={patterns.strongLineLink}>
            <Trans>Check the warranty</Trans>
          </AppLink>
          <AppLink href={leadFormPath('insurance', id)} className={patterns.strongLineLink}>
            <Trans>Ask about insurance</Trans>
          </AppLink>
        </div>
      </details>
    </nav>
  );
}

type TextProps = { readonly title: ReactNode; readonly note: ReactNode };

function Text({ title, note }: TextProps) {
  return (
    <span className={layouts.fill}>
      <span className={texts.leadLine}>{title}</span>
      <span className={texts.noteLine}>{note}</span>
    </span>
  );
}

type WayProps = Omit<ComponentProps<typeof AppLink>, 'title'> &
  TextProps & { readonly as?: typeof AppLink; readonly icon: IconNode };

function Way({ as: Link = AppLink, icon, title, note, ...link }: WayProps) {
  return (
    <Link {...link} className={classNames(patterns.lit, patterns.ringInside, styles.way)}>
      <Icon of={icon} className={texts.quiet} />
      <Text title={title} note={note} />
      <Icon of={ChevronRight} size={18} className={patterns.pale} />
    </Link>
  );
}
