import type { articleDeskSchemas } from '#contract/articles/article-desk.schema.ts';
import type { operatorTableSchemas } from './operator-table.ts';
import type { staffSchemas } from './staff.ts';

/** Paths of the staff endpoints; their schemas are in `staff.ts`, `operator-table.ts` and `article-desk.schema.ts`. */
export const staffPaths = {
  staffQueue: '/api/v3/staff/queue',
  staffListing: '/api/v3/staff/listing',
  staffDecide: '/api/v3/staff/decide',
  staffFeature: '/api/v3/staff/feature',
  staffReports: '/api/v3/staff/reports',
  staffJudgeReports: '/api/v3/staff/judge-reports',
  staffAccount: '/api/v3/staff/account',
  staffSuspend: '/api/v3/staff/suspend',
  staffScopeRequests: '/api/v3/staff/scope-requests',
  staffDecideScope: '/api/v3/staff/decide-scope',
  staffTrail: '/api/v3/staff/trail',
  staffTables: '/api/v3/staff/tables',
  staffTable: '/api/v3/staff/table',
  staffTableHistory: '/api/v3/staff/table-history',
  staffChangeTable: '/api/v3/staff/change-table',
  staffArticles: '/api/v3/staff/articles',
  staffArticle: '/api/v3/staff/article',
  staffSaveArticle: '/api/v3/staff/save-article',
  staffPublishArticle: '/api/v3/staff/publish-article',
  staffArticleHistory: '/api/v3/staff/article-history',
  staffArticleRevision: '/api/v3/staff/article-revision',
  staffArticlePreview: '/api/v3/staff/article-preview',
  staffArticleNames: '/api/v3/staff/article-names',
  staffAddArticleTag: '/api/v3/staff/add-article-tag',
} as const satisfies Record<
  keyof typeof staffSchemas | keyof typeof operatorTableSchemas | keyof typeof articleDeskSchemas,
  `/api/${string}`
>;
