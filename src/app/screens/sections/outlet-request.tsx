import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { DayField, MessageField, SenderFields } from '#app/features/leads/lead-fields.tsx';
import { LeadForm } from '#app/features/leads/lead-form.tsx';
import { SegmentedTabs } from '#app/ui/form/segmented-tabs.tsx';
import type { OutletRequest as Kind } from '#contract/leads/lead.ts';
import type { Outlet } from '#contract/outlets/outlet.schema.ts';
import styles from './outlet-request.module.css';

type Named = { readonly slug: string; readonly name: string };

type Props = {
  readonly outlet: Outlet;
  readonly categoryId: number;
  readonly model: Named | null;
  /** The page where a rejected request can be corrected. */
  readonly page: string;
  /** What can be asked for, if the outlet offers it; the first of them at first. */
  readonly choice?: readonly Kind[];
};

const usualChoice: readonly Kind[] = ['test-drive', 'quote', 'brochure', 'service'];

/** The request form of an outlet; requests are sent through the outbox. */
export function OutletRequest({ outlet, categoryId, model, page, choice = usualChoice }: Props) {
  const { t } = useLingui();
  const { id, name, brand, offers, isDemonstration } = outlet;
  const labels: Readonly<Record<Kind, string>> = {
    'test-drive': t`Test drive`,
    quote: t`Price`,
    brochure: t`Brochure`,
    service: t`Service`,
  };
  const offered = choice
    .filter((key) => offers.includes(key === 'service' ? 'service' : 'sales'))
    .map((key) => ({ key, label: labels[key] }));
  const [chosen, setChosen] = useState<Kind>();
  const kind = chosen ?? offered[0]?.key;
  if (kind === undefined) return null;
  const vehicle = model === null ? brand.name : `${brand.name} ${model.name}`;
  const buttons: Readonly<Record<Kind, ReactNode>> = {
    'test-drive': <Trans>Ask for a test drive</Trans>,
    quote: <Trans>Ask for a price</Trans>,
    brochure: <Trans>Ask for a brochure</Trans>,
    service: <Trans>Ask for a service appointment</Trans>,
  };
  return (
    <div className={styles.request}>
      <SegmentedTabs label={t`What to ask`} tabs={offered} selected={kind} onSelect={(key) => setChosen(key)}>
        <LeadForm
          key={kind}
          kind={kind}
          listingId={undefined}
          outlet={{ id, categoryId, brand: brand.slug, model: model?.slug }}
          label={`${vehicle} · ${name}`}
          page={page}
          button={buttons[kind]}
          next={
            isDemonstration ? (
              <Trans>This is a fictional dealer: our staff see your request, but nobody will call you.</Trans>
            ) : (
              <Trans>Our staff pass it on to {name}, who call or write to you.</Trans>
            )
          }
        >
          {(view) => (
            <>
              {kind === 'test-drive' || kind === 'service' ? (
                <DayField view={view} hint={<Trans>They call you to agree on a time.</Trans>} />
              ) : null}
              <SenderFields view={view} hasEmail={kind === 'quote' || kind === 'brochure'} />
              <MessageField view={view} />
            </>
          )}
        </LeadForm>
      </SegmentedTabs>
    </div>
  );
}
