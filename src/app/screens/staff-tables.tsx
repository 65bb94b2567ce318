import { useLingui } from '@lingui/react/macro';
import { TablesDesk } from '#app/features/staff/tables/tables-desk.tsx';
import { personalPage } from '#app/screens/sections/personal-screen.tsx';
import { StaffScreen } from '#app/screens/sections/staff-screen.tsx';
import { tablesPath } from '#contract/staff/staff-pages.ts';

function StaffTablesScreen() {
  const { t } = useLingui();
  return (
    <StaffScreen title={t`Prices and tables`} canonicalPath={tablesPath}>
      {() => <TablesDesk />}
    </StaffScreen>
  );
}

export const page = personalPage(StaffTablesScreen);
