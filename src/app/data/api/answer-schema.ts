import type * as z from 'zod/mini';
import { commonSchemas } from '#contract/api/common.schema.ts';
import type { DataOf, EndpointName } from '#contract/api/endpoint-schemas.ts';
import { dealerPaths } from '#contract/dealer/dealer-paths.ts';
import { paymentEndpointPaths } from '#contract/payments/payment-paths.ts';
import { tradeEndpointPaths } from '#contract/trade/trade-paths.ts';
import { warrantyEndpointPaths } from '#contract/warranty/warranty-paths.ts';
import { ConnectionLost } from './api-error.ts';

type AnswerSchema<Name extends EndpointName> = z.ZodMiniType<DataOf<Name>>;
type AnswerSchemas = { readonly [Name in EndpointName]?: { data(): AnswerSchema<Name> } };

const common: AnswerSchemas = commonSchemas;

/* By name rather than by their paths, which the first load does not need. */
const deskNames: readonly EndpointName[] = ['ownDealerPage', 'saveDealerPage'];
/** What staff does of these is in the schemas of their own pages. */
const isStaffs = (name: EndpointName) => /^staff(?!.*(?:Order|Warranty|Claim|Review))/.test(name);

const dealerNames: readonly EndpointName[] = [
  ...(['dealers', 'dealerPage', 'deals', 'rateDeal'] as const),
  ...(['agentTerms', 'agentDesk', 'askSeller', 'agentRequests', 'answerAgent', 'askPayout'] as const),
];

const moneyNames: readonly EndpointName[] = [
  ...(['creditPage', 'creditGuide', 'insurancePage', 'ownership', 'fuelPrices'] as const),
];

/** Each part loaded on demand brings the schemas of the endpoints that only its pages call. */
async function schemasFor(name: EndpointName): Promise<AnswerSchemas> {
  if (name in common) return common;
  if (name.includes('Article')) return (await import('#app/data/api/schemas/publishing.ts')).answerSchemas;
  if (isStaffs(name) || name in dealerPaths || deskNames.includes(name))
    return (await import('#app/data/api/schemas/staff.ts')).answerSchemas;
  if (dealerNames.includes(name)) return (await import('#app/data/api/schemas/dealers.ts')).answerSchemas;
  if (name in paymentEndpointPaths) return (await import('#app/data/api/schemas/payments.ts')).answerSchemas;
  if (name in tradeEndpointPaths || name in warrantyEndpointPaths)
    return (await import('#app/data/api/schemas/trade.ts')).answerSchemas;
  if (name === 'photoContests' || name === 'contestAds' || name === 'enterContest')
    return (await import('#app/data/api/schemas/contests.ts')).answerSchemas;
  if (/review/i.test(name)) return (await import('#app/data/api/schemas/reviews.ts')).answerSchemas;
  if (name === 'sitePage' || name.startsWith('content'))
    return (await import('#app/data/api/schemas/reading.ts')).answerSchemas;
  if (moneyNames.includes(name)) return (await import('#app/data/api/schemas/money.ts')).answerSchemas;
  return (await import('#app/data/api/schemas/vehicles.ts')).answerSchemas;
}

/**
 * The response schema of an endpoint.
 * @throws ConnectionLost if the schema's code cannot be loaded
 */
export async function answerSchemaOf<Name extends EndpointName>(name: Name): Promise<AnswerSchema<Name>> {
  const schemas = await schemasFor(name).catch((cause: unknown) => {
    throw new ConnectionLost('no code', { cause });
  });
  const found = schemas[name];
  if (!found) throw new Error(`no schema of ${name}`);
  return found.data();
}
