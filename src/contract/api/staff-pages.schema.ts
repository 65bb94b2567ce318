import { agentStaffSchemas } from '#contract/agents/agent-staff.schema.ts';
import { staffContestSchemas } from '#contract/contests/staff-contest.schema.ts';
import { conversationStaffSchemas } from '#contract/conversations/conversation-staff.schema.ts';
import { dealerSchemas } from '#contract/dealer/dealer.ts';
import { dealerDeskSchemas } from '#contract/dealer-pages/dealer-desk.schema.ts';
import { operatorTableSchemas } from '#contract/staff/operator-table.ts';
import { overviewSchemas } from '#contract/staff/overview.schema.ts';
import { staffSchemas } from '#contract/staff/staff.ts';

/** Endpoints called only by pages for staff and dealers. */
export const staffPageSchemas = {
  ...staffSchemas,
  ...overviewSchemas,
  ...operatorTableSchemas,
  ...dealerSchemas,
  ...staffContestSchemas,
  ...dealerDeskSchemas,
  ...agentStaffSchemas,
  ...conversationStaffSchemas,
} as const;
