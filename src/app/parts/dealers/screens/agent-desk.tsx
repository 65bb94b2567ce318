import { useLingui } from '@lingui/react/macro';
import { useOrigin } from '#app/data/api/site-origin.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page } from '#app/page.ts';
import { ShareButton } from '#app/parts/browse/features/share/share-button.tsx';
import { PersonalScreen } from '#app/parts/browse/screens/parts/personal-screen.tsx';
import { AgentDesk } from '#app/parts/dealers/features/agents/agent-desk.tsx';
import { referralPath } from '#contract/agents/agent-paths.ts';
import { pathInLanguage } from '#contract/language.ts';
import { agentDeskPath } from '#contract/staff/staff-pages.ts';
import styles from './agent-desk.module.css';

function AgentDeskScreen() {
  const { t } = useLingui();
  const language = useLanguage();
  const origin = useOrigin();
  return (
    <PersonalScreen
      title={t`Agent’s desk`}
      description={t`Your link, the sellers who agreed to you, and your commission.`}
      canonicalPath={agentDeskPath}
      width="rows"
    >
      <AgentDesk
        link={(code) => (
          <div className={styles.link}>
            <code className={styles.address}>{origin + pathInLanguage(referralPath(code), language)}</code>
            <ShareButton path={referralPath(code)} title={t`Sell your car on Lajur`} look="plain" />
          </div>
        )}
      />
    </PersonalScreen>
  );
}

export const page: Page = {
  // The account is only known on the device: the server renders the same page for everyone.
  load: async () => ({ frame: { faqs: [] } }),
  Screen: AgentDeskScreen,
};
