import { useLingui } from '@lingui/react/macro';
import { ArticleBody } from '#app/features/articles/article-body.tsx';
import { ArticleDesk } from '#app/features/staff/article-desk.tsx';
import { personalPage } from '#app/screens/sections/personal-screen.tsx';
import { StaffScreen } from '#app/screens/sections/staff-screen.tsx';
import { articlesDeskPath } from '#contract/staff/staff-pages.ts';

function StaffArticlesScreen() {
  const { t } = useLingui();
  return (
    <StaffScreen title={t`Articles`} canonicalPath={articlesDeskPath}>
      {(account) => <ArticleDesk account={account} Body={ArticleBody} />}
    </StaffScreen>
  );
}

export const page = personalPage(StaffArticlesScreen);
