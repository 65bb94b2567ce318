import { sellPath } from '#contract/paths.ts';
import { agentSource } from './agent.ts';

/** What an agent does, and how to become one. */
export const agentPath = '/oto-agent';

/** Where a seller answers the agents that ask for their number. */
export const myAgentPath = '/myaccount/my-agent';

/** The link by which a seller begins an ad that an agent brings. */
export function referralPath(code: string): string {
  return `${sellPath}?utm_source=${agentSource}&utm_campaign=${code}`;
}
