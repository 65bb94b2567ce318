import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowLeftRight,
  BadgeCheck,
  Calculator,
  ChevronRight,
  type IconNode,
  Percent,
  ShieldCheck,
  Wallet,
} from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { CostLink } from '#app/ui/link/cost-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { sellerLeadIcons, useSellerLeadWords } from '#app/ui/seller-lead-words.ts';
import texts from '#app/ui/texts.module.css';
import { simulationOfListing } from '#contract/credit/credit-pages.ts';
import { sellerLeadKinds } from '#contract/leads/lead.ts';
import { financeLeadPathOf, leadFormPath } from '#contract/leads/lead-paths.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { totalCostOfListing } from '#contract/ownership/ownership-paths.ts';
import { tradePath } from '#contract/trade/trade-pages.ts';
import { warrantyPath } from '#contract/warranty/warranty.ts';
import styles from './lead-links.module.css';

type Props = {
  readonly listing: ListingDetail;
  /** A sheet opens no other. */
  readonly isInSheet?: boolean;
};

/** Further lead forms for a car. A seller who has not claimed the ad yet reads a message after doing so. */
export function LeadLinks({ listing, isInSheet = false }: Props) {
  const { t } = useLingui();
  const words = useSellerLeadWords();
  const { id, mobileVerified, status } = listing;
  if (status === 'sold') return null;
  return (
    <nav
      aria-label={t`More about this car`}
      className={classNames(layouts.card, patterns.ruled, styles.links)}
    >
      {sellerLeadKinds
        .filter((kind) => mobileVerified || kind === 'contact')
        .map((kind) => (
          <Way key={kind} href={leadFormPath(kind, id)} icon={sellerLeadIcons[kind]}>
            {words[kind].ask}
          </Way>
        ))}
      <Way href={simulationOfListing(id)} icon={Calculator}>
        <Trans>Loan calculator</Trans>
      </Way>
      <Way as={isInSheet ? AppLink : CostLink} href={totalCostOfListing(id)} icon={Wallet}>
        <Trans>What owning it costs</Trans>
      </Way>
      <Way href={financeLeadPathOf(id)} icon={Percent}>
        <Trans>Apply for a loan</Trans>
      </Way>
      <Way href={tradePath('mobil', { listing: id })} icon={ArrowLeftRight}>
        <Trans>Trade in your car</Trans>
      </Way>
      <Way href={`${warrantyPath}?id=${id}`} icon={BadgeCheck}>
        <Trans>Check the warranty</Trans>
      </Way>
      <Way href={leadFormPath('insurance', id)} icon={ShieldCheck}>
        <Trans>Ask about insurance</Trans>
      </Way>
    </nav>
  );
}

type WayProps = {
  readonly as?: typeof AppLink;
  readonly href: string;
  readonly icon: IconNode;
  readonly children: ReactNode;
};

function Way({ as: Link = AppLink, href, icon, children }: WayProps) {
  return (
    <Link href={href} className={classNames(patterns.lit, patterns.ringInside, styles.link)}>
      <Icon of={icon} className={texts.green} />
      <span>{children}</span>
      <Icon of={ChevronRight} size={18} className={styles.chevron} />
    </Link>
  );
}
