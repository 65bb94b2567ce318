import { Trans, useLingui } from '@lingui/react/macro';
import { useAccount } from '#app/data/account/use-account.ts';
import { ArticleBody } from '#app/features/articles/article-body.tsx';
import { KnownProfile } from '#app/features/profile/known-profile.tsx';
import { ArticleDesk } from '#app/features/staff/article-desk.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { StatusView } from '#app/screens/sections/status-view.tsx';
import { articlesDeskPath } from '#contract/staff/staff-pages.ts';

function StaffArticlesScreen() {
  const { t } = useLingui();
  const { me, id } = useAccount();
  // 404 for all other accounts (docs/product.md#roles).
  if (me !== undefined && me.scope !== 'staff') return <StatusView view="not-found" />;
  return (
    <PersonalScreen
      title={t`Articles`}
      description={t`For the staff of Lajur.`}
      canonicalPath={articlesDeskPath}
    >
      {me === undefined || id === undefined ? (
        // Offline, the device uses the account's last response.
        <KnownProfile guestTitle={<Trans>Sign in to continue</Trans>}>
          {({ user }) =>
            user.scope === 'staff' ? <ArticleDesk account={user.id} Body={ArticleBody} /> : null
          }
        </KnownProfile>
      ) : (
        <ArticleDesk account={id} Body={ArticleBody} />
      )}
    </PersonalScreen>
  );
}

export const page = personalPage(StaffArticlesScreen);
