import { useLingui } from '@lingui/react/macro';
import { ReviewDesk } from '#app/features/staff/desk/review-desk.tsx';
import { personalPage } from '#app/screens/sections/personal-screen.tsx';
import { StaffScreen } from '#app/screens/sections/staff-screen.tsx';
import { reviewPath } from '#contract/staff/staff-pages.ts';

function StaffReviewScreen() {
  const { t } = useLingui();
  return (
    <StaffScreen title={t`Staff’s desk`} canonicalPath={reviewPath}>
      {() => <ReviewDesk />}
    </StaffScreen>
  );
}

export const page = personalPage(StaffReviewScreen);
