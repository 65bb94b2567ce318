import { useLingui } from '@lingui/react/macro';
import { CalendarDays, type IconNode, MessageSquareText } from 'lucide';
import type { SellerLeadKind } from '#contract/leads/lead.ts';

type SellerLeadWords = {
  /** Of the tab in the form. */
  readonly tab: string;
  /** On the car's page. */
  readonly ask: string;
  /** Below it: what happens. */
  readonly how: string;
  /** On the form's button. */
  readonly send: string;
  /** What waits in the outbox. */
  readonly purpose: string;
  /** What follows once it has arrived. */
  readonly next: string;
};

export const sellerLeadIcons: Readonly<Record<SellerLeadKind, IconNode>> = {
  contact: MessageSquareText,
  'test-drive': CalendarDays,
};

/** What each kind of lead to a car's seller is called. */
export function useSellerLeadWords(): Readonly<Record<SellerLeadKind, SellerLeadWords>> {
  const { t } = useLingui();
  return {
    contact: {
      tab: t`Message`,
      ask: t`Write to the seller`,
      how: t`They see your name and number`,
      send: t`Send message`,
      purpose: t`Message to the seller`,
      next: t`The seller sees your message and your number, and calls or writes to you.`,
    },
    'test-drive': {
      tab: t`Test drive`,
      ask: t`Ask for a test drive`,
      how: t`Choose a day; the seller agrees to it`,
      send: t`Ask for a test drive`,
      purpose: t`Request for a test drive`,
      next: t`The seller calls you to agree on a time and place. See the car first, and pay them nothing before that.`,
    },
  };
}
