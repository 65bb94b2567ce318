import { useLingui } from '@lingui/react/macro';
import { MyAgents } from '#app/features/agents/my-agents.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { myAgentPath } from '#contract/agents/agent-paths.ts';

function MyAgentScreen() {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`Agents who ask you`}
      description={t`Accept or refuse an agent who wants to sell your car.`}
      canonicalPath={myAgentPath}
    >
      <MyAgents />
    </PersonalScreen>
  );
}

export const page = personalPage(MyAgentScreen, {});
