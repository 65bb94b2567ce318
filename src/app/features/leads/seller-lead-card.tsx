import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, CalendarDays, Check, MessageCircle, Phone } from 'lucide';
import { type ReactNode, useState } from 'react';
import { publishCall } from '#app/data/sell/outbox.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { useSellerLeadWords } from '#app/ui/seller-lead-words.ts';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { myLeadPath } from '#contract/account/account-paths.ts';
import { dateText } from '#contract/date-text.ts';
import type { SellerLead } from '#contract/leads/lead.schema.ts';
import { isToSeller } from '#contract/leads/lead.ts';
import { listingPath } from '#contract/paths.ts';
import { formatMobile, whatsappUrl } from '#contract/seller-number/seller-number.ts';
import { LeadTerms } from './lead-terms.tsx';
import { LeadTrade } from './lead-trade.tsx';
import styles from './seller-leads.module.css';
import type { ShownLead } from './with-lead-changes.ts';

/** Renders the button that blocks a sender, identified by their opaque account id. */
export type BlockSlot = (accountId: string) => ReactNode;

/** One lead with the sender's contacts. Sellers reply by telephone and record the outcome here. */
export function SellerLeadCard({ lead, isWaiting, block }: ShownLead & { readonly block: BlockSlot }) {
  const { t } = useLingui();
  const language = useLanguage();
  const momentText = useMomentText();
  const words = useSellerLeadWords();
  const asked = isToSeller(lead.kind) ? words[lead.kind].tab : t`Service`;
  const [isFailed, setIsFailed] = useState(false);
  const { id, about, outlet, name, mobile, state } = lead;
  const car = lead.trade?.car.name ?? about?.car ?? outlet?.vehicle ?? outlet?.name ?? t`car`;

  async function note(to: 'seen' | 'done'): Promise<void> {
    const done = await publishCall({
      ...{ language, label: `${car} · ${name}`, endpoint: 'changeLead', page: myLeadPath },
      fields: { id: String(id), state: to },
    });
    setIsFailed(!done.ok);
  }

  const answer = lead.trade
    ? t`Hello ${name}, you want to trade in your ${car} on Lajur.`
    : outlet
      ? t`Hello ${name}, you wrote to ${outlet.name} on Lajur.`
      : t`Hello ${name}, you asked about my ${car} on Lajur.`;
  return (
    <li className={classNames(layouts.raisedCard, styles.card)} data-state={state}>
      <div className={styles.head}>
        <div>
          <p className={texts.lead}>{name}</p>
          <p className={styles.note}>
            {formatMobile(mobile)}
            {lead.isVerified ? (
              <span className={styles.verified}>
                <Icon of={BadgeCheck} size={14} stroke={2.25} />
                <Trans>Verified</Trans>
              </span>
            ) : null}
          </p>
        </div>
        <p className={classNames(state === 'new' ? tints.green : tints.neutral, styles.state)}>
          {state === 'new' ? (
            <Trans>New</Trans>
          ) : state === 'seen' ? (
            <Trans>Seen</Trans>
          ) : (
            <Trans>Done</Trans>
          )}
          {isWaiting ? (
            <>
              {' '}
              · <Trans>waiting for a signal</Trans>
            </>
          ) : null}
        </p>
      </div>
      <p className={styles.note}>
        {about === null ? null : (
          <>
            <AppLink href={listingPath(about.slug)}>{about.car}</AppLink> ·{' '}
          </>
        )}
        {momentText(Date.parse(lead.createdAt))}
      </p>
      {outlet === null ? null : <LeadOutlet kind={lead.kind} outlet={outlet} />}
      {lead.preferredOn === null ? null : (
        <p className={layouts.row8}>
          <Icon of={CalendarDays} size={18} />
          <span>
            <Trans>
              {asked} on <strong>{dateText(lead.preferredOn, 'weekday and day', language)}</strong>
            </Trans>
          </span>
        </p>
      )}
      {lead.terms === null ? null : <LeadTerms kind={lead.kind} terms={lead.terms} />}
      {lead.trade === null ? null : <LeadTrade trade={lead.trade} />}
      {lead.message === '' ? null : (
        <p className={styles.message} lang="id">
          {lead.message}
        </p>
      )}
      {isFailed ? (
        <p role="alert" className={texts.red}>
          <Trans>This cannot be saved on this device.</Trans>
        </p>
      ) : null}
      <div className={layouts.wrap8}>
        <ButtonLink
          size="dense"
          variant="quiet"
          href={whatsappUrl(mobile, answer)}
          icon={<Icon of={MessageCircle} size={18} />}
        >
          WhatsApp
        </ButtonLink>
        <ButtonLink
          size="dense"
          variant="secondary"
          href={`tel:${mobile}`}
          icon={<Icon of={Phone} size={18} />}
        >
          <Trans>Call</Trans>
        </ButtonLink>
        {state === 'new' ? (
          <Button size="dense" variant="text" onClick={() => void note('seen')}>
            <Trans>Mark as seen</Trans>
            <span className="visually-hidden">: {name}</span>
          </Button>
        ) : null}
        {state === 'done' ? null : (
          <Button
            size="dense"
            variant="text"
            icon={<Icon of={Check} size={18} />}
            onClick={() => void note('done')}
          >
            <Trans>Mark as done</Trans>
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        {lead.accountId === null ? null : block(lead.accountId)}
      </div>
    </li>
  );
}

type LeadOutletProps = Pick<SellerLead, 'kind'> & { readonly outlet: NonNullable<SellerLead['outlet']> };

/** The request and outlet of a lead, for staff. */
function LeadOutlet({ kind, outlet: { name, vehicle, isDemonstration } }: LeadOutletProps) {
  return (
    <p className={styles.note}>
      {kind === 'quote' ? (
        <Trans>Wants a price</Trans>
      ) : kind === 'brochure' ? (
        <Trans>Wants a brochure</Trans>
      ) : kind === 'service' ? (
        <Trans>Wants a service appointment</Trans>
      ) : (
        <Trans>Wants a test drive</Trans>
      )}
      {vehicle === null ? null : <> · {vehicle}</>} · {name}
      {isDemonstration ? (
        <>
          {' '}
          (<Trans>demonstration</Trans>)
        </>
      ) : null}
    </p>
  );
}
