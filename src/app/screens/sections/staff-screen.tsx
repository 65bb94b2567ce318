import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAccount } from '#app/data/account/use-account.ts';
import { KnownProfile } from '#app/features/profile/known-profile.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { LanguageSwitch } from '#app/features/shell/language-switch.tsx';
import { StaffFrame } from '#app/features/staff/frame/staff-frame.tsx';
import { StatusView } from '#app/screens/sections/status-view.tsx';

type Props = {
  readonly title: string;
  readonly canonicalPath: string;
  /** @param account the opaque id of the account at work */
  children(account: string): ReactNode;
};

const noParameters = {};

/** A page of the desk, which is 404 for all other accounts (docs/product.md#roles). */
export function StaffScreen({ title, canonicalPath, children }: Props) {
  const { t } = useLingui();
  const { me, id } = useAccount();
  if (me !== undefined && me.scope !== 'staff') return <StatusView view="not-found" />;
  return (
    <>
      <Head
        title={title}
        description={t`For the staff of Lajur.`}
        canonicalPath={canonicalPath}
        isIndexed={false}
      />
      <StaffFrame
        title={title}
        worker={me}
        languages={<LanguageSwitch path={canonicalPath} params={noParameters} look="short" />}
      >
        {me === undefined || id === undefined ? (
          // Offline, the device uses the account's last response.
          <KnownProfile guestTitle={<Trans>Sign in to continue</Trans>}>
            {({ user }) => (user.scope === 'staff' ? children(user.id) : null)}
          </KnownProfile>
        ) : (
          children(id)
        )}
      </StaffFrame>
    </>
  );
}
