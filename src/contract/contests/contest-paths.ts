import type { contestSchemas } from './contest.schema.ts';
import type { staffContestSchemas } from './staff-contest.schema.ts';

export const contestsPath = '/kontes-foto';

/** The page of an edition. */
export const contestPath = (contest: string): string => `${contestsPath}/${contest}`;

export const contestEndpointPaths = {
  photoContests: '/api/v1/contest/list',
  contestAds: '/api/v1/contest/own-ads',
  enterContest: '/api/v1/contest/enter',
  staffContests: '/api/v3/staff/contests',
  staffPickWinner: '/api/v3/staff/pick-winner',
} as const satisfies Record<keyof typeof contestSchemas | keyof typeof staffContestSchemas, `/api/${string}`>;
