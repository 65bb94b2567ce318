import { Trans, useLingui } from '@lingui/react/macro';
import { useAccount } from '#app/data/account/use-account.ts';
import { KnownProfile } from '#app/features/profile/known-profile.tsx';
import { ReviewDesk } from '#app/features/staff/desk/review-desk.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { StatusView } from '#app/screens/sections/status-view.tsx';
import { reviewPath } from '#contract/staff/staff-pages.ts';

function StaffReviewScreen() {
  const { t } = useLingui();
  const { me } = useAccount();
  // 404 for all other accounts (docs/product.md#roles).
  if (me !== undefined && me.scope !== 'staff') return <StatusView view="not-found" />;
  return (
    <PersonalScreen title={t`Review`} description={t`For the staff of Lajur.`} canonicalPath={reviewPath}>
      {me === undefined ? (
        // Offline, the device uses the account's last response.
        <KnownProfile guestTitle={<Trans>Sign in to continue</Trans>}>
          {({ user }) => (user.scope === 'staff' ? <ReviewDesk /> : null)}
        </KnownProfile>
      ) : (
        <ReviewDesk />
      )}
    </PersonalScreen>
  );
}

export const page = personalPage(StaffReviewScreen);
