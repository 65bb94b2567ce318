import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { refusalText } from '#app/data/api/refusal-text.ts';
import { useHasBackgroundSync, useOutboxRow } from '#app/data/sell/outbox.ts';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useSellerLeadWords } from '#app/ui/seller-lead-words.ts';
import { SendStanding } from '#app/ui/state/send-standing.tsx';
import { isToSeller, type LeadKind } from '#contract/leads/lead.ts';
import { outboxPath } from '#contract/paths.ts';

type Props = {
  readonly next: ReactNode;
  /** Links on from here, once it has arrived; otherwise the outbox is linked. */
  readonly ways?: ReactNode;
  /** The outbox row; undefined if the lead was sent directly. */
  readonly rowId: string | undefined;
  /** Returns to the form with the server's problems. */
  onMend(errors: Readonly<Record<string, readonly string[]>>): void;
};

/** Delivery state of a submitted lead, and the next step. */
export function LeadStanding({ next, ways, rowId, onMend }: Props) {
  const row = useOutboxRow(rowId);
  const isOnline = useIsOnline();
  const hasSync = useHasBackgroundSync();
  const state = rowId === undefined ? 'sent' : (row?.state ?? 'waiting');
  return (
    <SendStanding
      state={state}
      refusal={row && refusalText(row)}
      isOnline={isOnline}
      hasSync={hasSync}
      arrived={<Trans>It has arrived</Trans>}
      next={next}
      action={
        state === 'sent' && ways ? (
          ways
        ) : rowId === undefined ? null : (
          <ButtonLink variant="secondary" href={outboxPath}>
            <Trans>See the outbox</Trans>
          </ButtonLink>
        )
      }
      onMend={() => onMend(row?.problem?.errors ?? {})}
    />
  );
}

/** The default text about what happens after a lead has arrived. */
export function NextStep({ kind }: { readonly kind: LeadKind }) {
  const words = useSellerLeadWords();
  if (isToSeller(kind)) return words[kind].next;
  switch (kind) {
    case 'finance':
      return <Trans>Our staff check it and call you. No loan is approved or signed yet.</Trans>;
    case 'warranty':
    case 'insurance':
      return <Trans>Our staff check it and call you. Nothing is insured or signed yet.</Trans>;
    case 'trade-in':
    case 'quote':
    case 'brochure':
    case 'service':
      return <Trans>Our staff pass it on, and you are called or written to.</Trans>;
  }
}
