import type * as z from 'zod/mini';
import { commonSchemas } from '#contract/api/common.schema.ts';
import type { DataOf, EndpointName } from '#contract/api/endpoint-schemas.ts';
import { ConnectionLost } from './api-error.ts';

type AnswerSchema<Name extends EndpointName> = z.ZodMiniType<DataOf<Name>>;
type Declaration<Name extends EndpointName> = { readonly path: string; data(): AnswerSchema<Name> };
type Declarations = { readonly [Name in EndpointName]?: Declaration<Name> };
type LaterPart = {
  readonly load: () => Promise<{ readonly answerSchemas: Declarations }>;
  readonly names: readonly EndpointName[];
};

const common: Declarations = commonSchemas;

/**
 * Each part loaded on demand brings the declarations of the endpoints that only its pages call. All others are in
 * `commonSchemas`.
 */
const laterParts: readonly LaterPart[] = [
  {
    load: () => import('#app/data/api/schemas/contests.ts'),
    names: ['photoContests', 'contestAds', 'enterContest'],
  },
  {
    load: () => import('#app/data/api/schemas/conversations.ts'),
    names: ['sendMessage', 'inbox', 'thread', 'noteConversation', 'reportConversation'],
  },
  {
    load: () => import('#app/data/api/schemas/dealers.ts'),
    names: [
      'dealers',
      'dealerPage',
      'deals',
      'rateDeal',
      'agentTerms',
      'agentDesk',
      'askSeller',
      'agentRequests',
      'answerAgent',
      'askPayout',
    ],
  },
  {
    load: () => import('#app/data/api/schemas/money.ts'),
    names: ['creditGuide', 'creditPage', 'insurancePage', 'ownership', 'fuelPrices'],
  },
  {
    load: () => import('#app/data/api/schemas/payments.ts'),
    names: [
      'bookingTerms',
      'createOrder',
      'paymentDetail',
      'ownOrders',
      'changeOrder',
      'staffOrders',
      'staffOrder',
      'staffChangeOrder',
    ],
  },
  {
    load: () => import('#app/data/api/schemas/publishing.ts'),
    names: [
      'staffArticles',
      'staffArticle',
      'staffSaveArticle',
      'staffPublishArticle',
      'staffArticleHistory',
      'staffArticleRevision',
      'staffArticlePreview',
      'staffArticleNames',
      'staffAddArticleTag',
    ],
  },
  {
    load: () => import('#app/data/api/schemas/reading.ts'),
    names: [
      'sitePage',
      'contentList',
      'contentFeatured',
      'contentSearch',
      'contentDetail',
      'contentCountView',
      'contentPopular',
      'contentModels',
      'contentTags',
      'contentStories',
      'contentShows',
    ],
  },
  {
    load: () => import('#app/data/api/schemas/reviews.ts'),
    names: [
      'ownerReviews',
      'reviewVehicles',
      'saveOwnerReview',
      'deleteOwnerReview',
      'ownOwnerReviews',
      'reportOwnerReview',
      'staffOwnerReviews',
      'staffDecideReview',
    ],
  },
  {
    load: () => import('#app/data/api/schemas/staff.ts'),
    names: [
      'staffQueue',
      'staffListing',
      'staffDecide',
      'staffFeature',
      'staffReports',
      'staffJudgeReports',
      'staffAccount',
      'staffSuspend',
      'staffScopeRequests',
      'staffDecideScope',
      'staffTrail',
      'staffWaiting',
      'staffOverview',
      'staffSpeed',
      'staffTables',
      'staffTable',
      'staffTableHistory',
      'staffChangeTable',
      'dealerImport',
      'dealerExport',
      'staffContests',
      'staffPickWinner',
      'ownDealerPage',
      'saveDealerPage',
      'staffDealers',
      'staffVerifyDealer',
      'staffRatings',
      'staffHideRating',
      'staffPayouts',
      'staffSettlePayout',
      'staffConversations',
      'staffConversation',
      'staffJudgeConversation',
    ],
  },
  {
    load: () => import('#app/data/api/schemas/trade.ts'),
    names: [
      'tradePage',
      'saveTradeLead',
      'warrantyPage',
      'saveWarrantyLead',
      'saveWarrantyClaim',
      'ownWarrantyClaims',
      'staffWarrantyClaims',
      'staffChangeClaim',
      'staffIssueWarranty',
    ],
  },
  {
    load: () => import('#app/data/api/schemas/vehicles.ts'),
    names: [
      'countModelView',
      'newVehicles',
      'newModel',
      'findVariants',
      'comparisonPairs',
      'modelExtra',
      'electricVehicles',
      'chargingStations',
      'modification',
    ],
  },
];

async function declarationsWith(name: EndpointName): Promise<Declarations> {
  if (name in common) return common;
  const part = laterParts.find(({ names }) => names.includes(name));
  const loaded = await part?.load().catch((cause: unknown) => {
    throw new ConnectionLost('no code', { cause });
  });
  return loaded?.answerSchemas ?? {};
}

/** @throws ConnectionLost if its code cannot be loaded */
async function declarationOf<Name extends EndpointName>(name: Name): Promise<Declaration<Name>> {
  const declarations = await declarationsWith(name);
  const found = declarations[name];
  if (!found) throw new Error(`no declaration of ${name}`);
  return found;
}

/**
 * The path of an endpoint.
 * @throws ConnectionLost if its code cannot be loaded
 */
export async function pathOf(name: EndpointName): Promise<string> {
  return (await declarationOf(name)).path;
}

/**
 * The response schema of an endpoint.
 * @throws ConnectionLost if its code cannot be loaded
 */
export async function answerSchemaOf<Name extends EndpointName>(name: Name): Promise<AnswerSchema<Name>> {
  return (await declarationOf(name)).data();
}
