import { agentSchemas } from '#contract/agents/agent.schema.ts';
import { dealerPageSchemas } from '#contract/dealer-pages/dealer-page.schema.ts';

/** Endpoints of dealers of used cars and of agents, which only their part calls. */
export const dealerPagesSchemas = { ...dealerPageSchemas, ...agentSchemas } as const;
