import { Trans, useLingui } from '@lingui/react/macro';
import { useAccount } from '#app/data/account/use-account.ts';
import type { Page } from '#app/page.ts';
import { KnownProfile } from '#app/parts/account/features/profile/known-profile.tsx';
import { PersonalScreen } from '#app/parts/browse/screens/parts/personal-screen.tsx';
import { StatusView } from '#app/parts/browse/screens/status-view.tsx';
import { ArticleDesk } from '#app/parts/publishing/features/staff/article-desk.tsx';
import { ArticleBody } from '#app/parts/reading/features/articles/article-body.tsx';
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
        <KnownProfile guestTitle={<Trans>Sign in to go on</Trans>}>
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

export const page: Page = {
  // The account is only known on the device: the server renders the same page for everyone.
  load: async () => ({ frame: { faqs: [] } }),
  Screen: StaffArticlesScreen,
};
