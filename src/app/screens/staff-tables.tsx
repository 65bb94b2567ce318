import { Trans, useLingui } from '@lingui/react/macro';
import { useAccount } from '#app/data/account/use-account.ts';
import { KnownProfile } from '#app/features/profile/known-profile.tsx';
import { TablesDesk } from '#app/features/staff/tables/tables-desk.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { StatusView } from '#app/screens/sections/status-view.tsx';
import { tablesPath } from '#contract/staff/staff-pages.ts';

function StaffTablesScreen() {
  const { t } = useLingui();
  const { me } = useAccount();
  // 404 for all other accounts (docs/product.md#roles).
  if (me !== undefined && me.scope !== 'staff') return <StatusView view="not-found" />;
  return (
    <PersonalScreen title={t`Tables`} description={t`For the staff of Lajur.`} canonicalPath={tablesPath}>
      {me === undefined ? (
        // Offline, the device uses the account's last response.
        <KnownProfile guestTitle={<Trans>Sign in to continue</Trans>}>
          {({ user }) => (user.scope === 'staff' ? <TablesDesk /> : null)}
        </KnownProfile>
      ) : (
        <TablesDesk />
      )}
    </PersonalScreen>
  );
}

export const page = personalPage(StaffTablesScreen);
