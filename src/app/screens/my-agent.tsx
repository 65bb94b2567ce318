import { useLingui } from '@lingui/react/macro';
import { MyAgents } from '#app/features/agents/my-agents.tsx';
import type { Page } from '#app/page.ts';
import { PersonalScreen } from '#app/screens/sections/personal-screen.tsx';
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

export const page: Page = {
  // Personal content is rendered on the device: the server renders the same page for everyone.
  load: async () => undefined,
  Screen: MyAgentScreen,
};
