import { Trans, useLingui } from '@lingui/react/macro';
import {
  Bell,
  CalendarCheck,
  CarFront,
  ClipboardCheck,
  Database,
  FileUp,
  Handshake,
  LogOut,
  MessageCircle,
  ShieldCheck,
  Store,
  UserCheck,
  UsersRound,
} from 'lucide';
import { BlockedList } from '#app/features/profile/blocked-list.tsx';
import { KnownProfile } from '#app/features/profile/known-profile.tsx';
import { ProfileCard } from '#app/features/profile/profile-card.tsx';
import { ScopeRequest } from '#app/features/profile/scope-request.tsx';
import { SessionList } from '#app/features/profile/session-list.tsx';
import type { Page } from '#app/page.ts';
import { PersonalScreen } from '#app/screens/sections/personal-screen.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { StepLink } from '#app/ui/link/step-link.tsx';
import { accountPaths } from '#contract/account/account-pages.ts';
import {
  myLeadPath,
  myListingPath,
  myOfferPath,
  notificationsPath,
} from '#contract/account/account-paths.ts';
import { myAgentPath } from '#contract/agents/agent-paths.ts';
import { paymentsPath } from '#contract/payments/booking-paths.ts';
import { agentDeskPath, reviewPath, stockPath } from '#contract/staff/staff-pages.ts';
import { staffWarrantyPath, warrantyClaimPath } from '#contract/warranty/warranty.ts';

function ProfileScreen() {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`My account`}
      width="rows"
      description={t`Your details, where you are signed in, and what we keep about you.`}
      canonicalPath={accountPaths.profile}
    >
      <KnownProfile>
        {(profile, refresh) => (
          <>
            <ProfileCard profile={profile} />
            <nav className={layouts.stack8} aria-label={t`My account`}>
              <StepLink
                icon={<Icon of={CarFront} size={20} />}
                title={<Trans>My ads</Trans>}
                href={myListingPath}
              />
              <StepLink
                icon={<Icon of={Handshake} size={20} />}
                title={<Trans>My offers</Trans>}
                href={myOfferPath}
              />
              <StepLink
                icon={<Icon of={CalendarCheck} size={20} />}
                title={<Trans>My bookings</Trans>}
                href={paymentsPath}
              />
              <StepLink
                icon={<Icon of={MessageCircle} size={20} />}
                title={<Trans>Enquiries</Trans>}
                href={myLeadPath}
              />
              <StepLink
                icon={<Icon of={UserCheck} size={20} />}
                title={<Trans>Agents who ask you</Trans>}
                href={myAgentPath}
              />
              <StepLink
                icon={<Icon of={Bell} size={20} />}
                title={<Trans>Notifications</Trans>}
                href={notificationsPath}
              />
              <StepLink
                icon={<Icon of={ShieldCheck} size={20} />}
                title={<Trans>Warranty claims</Trans>}
                href={warrantyClaimPath}
              />
              {profile.user.scope === 'dealer' ? (
                <>
                  <StepLink
                    icon={<Icon of={FileUp} size={20} />}
                    title={<Trans>Cars from a file</Trans>}
                    href={stockPath}
                  />
                  <StepLink
                    icon={<Icon of={Store} size={20} />}
                    title={<Trans>My public page</Trans>}
                    href={`${stockPath}#halaman`}
                  />
                </>
              ) : null}
              {profile.user.scope === 'agent' ? (
                <StepLink
                  icon={<Icon of={UsersRound} size={20} />}
                  title={<Trans>Agent’s desk</Trans>}
                  href={agentDeskPath}
                />
              ) : null}
              {profile.user.scope === 'staff' ? (
                <>
                  <StepLink
                    icon={<Icon of={ClipboardCheck} size={20} />}
                    title={<Trans>Review ads</Trans>}
                    href={reviewPath}
                  />
                  <StepLink
                    icon={<Icon of={ClipboardCheck} size={20} />}
                    title={<Trans>Review warranty claims</Trans>}
                    href={staffWarrantyPath}
                  />
                </>
              ) : null}
            </nav>
            <ScopeRequest profile={profile} onRequested={refresh} />
            <SessionList />
            <BlockedList />
            <nav className={layouts.stack8} aria-label={t`My data`}>
              <StepLink
                icon={<Icon of={Database} size={20} />}
                title={<Trans>My data</Trans>}
                note={<Trans>Download or delete your data</Trans>}
                href={accountPaths.data}
              />
              <StepLink
                icon={<Icon of={LogOut} size={20} />}
                title={<Trans>Sign out</Trans>}
                href={accountPaths.signOut}
              />
            </nav>
          </>
        )}
      </KnownProfile>
    </PersonalScreen>
  );
}

export const page: Page = {
  // Personal content is rendered on the device: the server renders the same page for everyone.
  load: async () => ({ frame: { faqs: [] } }),
  Screen: ProfileScreen,
};
