import { Trans } from '@lingui/react/macro';
import { Clock, TriangleAlert, WifiOff } from 'lucide';
import type { SignInFailure } from '#app/data/account/account.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import tints from '#app/ui/tints.module.css';
import styles from './sign-in-form.module.css';

/** An error that concerns no field. */
export function SignInProblem({ failure }: { readonly failure: SignInFailure | undefined }) {
  return (
    <div role="alert" className={styles.alert}>
      {failure?.kind === 'offline' ? (
        <p className={classNames(patterns.notice, tints.amber)}>
          <Icon of={WifiOff} />
          <Trans>No signal. A code needs a connection: what you typed stays here, try again later.</Trans>
        </p>
      ) : null}
      {failure?.kind === 'no-cookies' ? (
        <p className={classNames(patterns.notice, tints.red)}>
          <Icon of={TriangleAlert} />
          <Trans>
            Your browser blocks cookies, so nobody can stay signed in here. Allow cookies for this site in its
            settings, then send the code.
          </Trans>
        </p>
      ) : null}
      {failure?.kind === 'refused' ? (
        // Having to wait is not a fault.
        <p className={classNames(patterns.notice, failure.code === 'rate_limited' ? tints.amber : tints.red)}>
          <Icon of={failure.code === 'rate_limited' ? Clock : TriangleAlert} />
          {failure.fields.mobile?.[0] ?? failure.message}
        </p>
      ) : null}
    </div>
  );
}
