import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { numberPath } from '#app/features/staff/review-address.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { NumberReview } from './number-review.tsx';
import styles from './people-panel.module.css';
import { ScopeRequests } from './scope-requests.tsx';

/** Accounts by number, and scope requests. */
export function PeoplePanel({ mobile }: { readonly mobile: string | undefined }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');

  function look(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() !== '') navigate(numberPath(typed.trim()));
  }

  return (
    <div className={layouts.stack24}>
      <form className={styles.search} onSubmit={look}>
        <Field
          label={t`Mobile number`}
          type="tel"
          inputMode="tel"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" icon={<Icon of={Search} />}>
          <Trans>Look up</Trans>
        </Button>
      </form>
      {mobile === undefined ? null : <NumberReview key={mobile} mobile={mobile} />}
      <section>
        <h2 className={texts.titleAbove}>
          <Trans>Requests to become a dealer or agent</Trans>
        </h2>
        <ScopeRequests />
      </section>
    </div>
  );
}
