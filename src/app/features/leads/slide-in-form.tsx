import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { useEffect, useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { leadFormPath } from '#contract/leads/lead-paths.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { SenderFields } from './lead-fields.tsx';
import { LeadForm } from './lead-form.tsx';
import { LeadWays } from './lead-ways.tsx';
import styles from './slide-in-form.module.css';
import { dismissForGood } from './slide-in-memory.ts';

type Props = { readonly listing: ListingDetail; onClose(): void };

/** The form that slides in, once its moment has come (lead-slide-in.tsx). */
export function SlideInForm({ listing, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { id: listingId, label, makeYear } = listing;
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <aside className={styles.slideIn} aria-labelledby={`${id}-title`}>
      <div className={layouts.apart12}>
        <h2 id={`${id}-title`} className={texts.sheetTitle}>
          <Trans>Would you like the seller to call you?</Trans>
        </h2>
        <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
          <Icon of={X} />
        </button>
      </div>
      <p className={texts.quiet}>
        <Trans>
          Leave your number for the {label} {makeYear}. Only this seller gets it.
        </Trans>
      </p>
      <LeadForm
        kind="contact"
        listingId={listingId}
        seller={listing.sellerName ?? ''}
        label={`${label} ${makeYear}`}
        page={leadFormPath('contact', listingId)}
        offered={{ message: t`Please call me about this car.` }}
        ways={<LeadWays car={listing} isOnItsPage />}
        button={<Trans>Call me</Trans>}
      >
        {(view) => <SenderFields view={view} hasEmail={false} />}
      </LeadForm>
      <Button
        variant="text"
        size="dense"
        onClick={() => {
          dismissForGood();
          onClose();
        }}
      >
        <Trans>Don’t ask me again</Trans>
      </Button>
    </aside>
  );
}
