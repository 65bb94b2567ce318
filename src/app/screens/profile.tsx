import { Trans, useLingui } from '@lingui/react/macro';
import {
  Bell,
  CalendarCheck,
  CarFront,
  ClipboardCheck,
  Database,
  FileUp,
  Handshake,
  type IconNode,
  LogOut,
  MessageCircle,
  MessagesSquare,
  ShieldCheck,
  Store,
  UserCheck,
  UsersRound,
} from 'lucide';
import type { ReactNode } from 'react';
import { BlockedList } from '#app/features/profile/blocked-list.tsx';
import { KnownProfile } from '#app/features/profile/known-profile.tsx';
import { ProfileCard } from '#app/features/profile/profile-card.tsx';
import { ScopeRequest } from '#app/features/profile/scope-request.tsx';
import { SessionList } from '#app/features/profile/session-list.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { StepLink } from '#app/ui/link/step-link.tsx';
import type { Scope } from '#contract/account/account.ts';
import { accountPaths } from '#contract/account/account-pages.ts';
import {
  inboxPath,
  myLeadPath,
  myListingPath,
  myOfferPath,
  notificationsPath,
} from '#contract/account/account-paths.ts';
import { myAgentPath } from '#contract/agents/agent-paths.ts';
import { paymentsPath } from '#contract/payments/booking-paths.ts';
import { agentDeskPath, reviewPath, stockPath } from '#contract/staff/staff-pages.ts';
import { staffWarrantyPath, warrantyClaimPath } from '#contract/warranty/warranty.ts';

type Row = {
  readonly icon: IconNode;
  readonly title: ReactNode;
  readonly path: string;
  /** Accounts of this scope alone. */
  readonly who?: Scope;
};

/** The pages of an account, in the order of the menu. */
const rows: readonly Row[] = [
  { icon: CarFront, title: <Trans>My ads</Trans>, path: myListingPath },
  { icon: Handshake, title: <Trans>My offers</Trans>, path: myOfferPath },
  { icon: CalendarCheck, title: <Trans>My bookings</Trans>, path: paymentsPath },
  { icon: MessagesSquare, title: <Trans>Messages</Trans>, path: inboxPath },
  { icon: MessageCircle, title: <Trans>Enquiries</Trans>, path: myLeadPath },
  { icon: UserCheck, title: <Trans>Agents who ask you</Trans>, path: myAgentPath },
  { icon: Bell, title: <Trans>Notifications</Trans>, path: notificationsPath },
  { icon: ShieldCheck, title: <Trans>Warranty claims</Trans>, path: warrantyClaimPath },
  { icon: FileUp, title: <Trans>Cars from a file</Trans>, path: stockPath, who: 'dealer' },
  { icon: Store, title: <Trans>My public page</Trans>, path: `${stockPath}#halaman`, who: 'dealer' },
  { icon: UsersRound, title: <Trans>Agent’s desk</Trans>, path: agentDeskPath, who: 'agent' },
  { icon: ClipboardCheck, title: <Trans>Review ads</Trans>, path: reviewPath, who: 'staff' },
  {
    ...{ icon: ClipboardCheck, title: <Trans>Review warranty claims</Trans> },
    ...{ path: staffWarrantyPath, who: 'staff' },
  },
];

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
              {rows
                .filter(({ who = profile.user.scope }) => who === profile.user.scope)
                .map(({ icon, title, path }) => (
                  <StepLink key={path} icon={<Icon of={icon} size={20} />} title={title} href={path} />
                ))}
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

export const page = personalPage(ProfileScreen);
