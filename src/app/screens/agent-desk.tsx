import { useLingui } from '@lingui/react/macro';
import { useOrigin } from '#app/data/api/site-origin.ts';
import { AgentDesk } from '#app/features/agents/agent-desk.tsx';
import { ShareButton } from '#app/features/share/share-button.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { myAgentPath, referralPath } from '#contract/agents/agent-paths.ts';
import { pathInLanguage } from '#contract/language.ts';
import { agentDeskPath } from '#contract/staff/staff-pages.ts';
import styles from './agent-desk.module.css';

function AgentDeskScreen() {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`Agent’s desk`}
      description={t`Your link, the sellers who agreed to you, and your commission.`}
      canonicalPath={agentDeskPath}
      width="rows"
    >
      <AgentDesk
        link={(code) => <Shared path={referralPath(code)} title={t`Sell your car on Lajur`} />}
        answerLink={<Shared path={myAgentPath} title={t`Agents who ask you`} />}
      />
    </PersonalScreen>
  );
}

function Shared({ path, title }: { readonly path: string; readonly title: string }) {
  const language = useLanguage();
  const origin = useOrigin();
  return (
    <div className={styles.link}>
      <code className={styles.address}>{origin + pathInLanguage(path, language)}</code>
      <ShareButton path={path} title={title} />
    </div>
  );
}

export const page = personalPage(AgentDeskScreen);
