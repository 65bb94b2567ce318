import * as z from 'zod/mini';
import { queuedPaths } from '#contract/api/outbox-paths.ts';
import { day, id, noQuery, optionalText } from '#contract/api/wire-values.ts';
import { visitQuery } from '#contract/page/visit-source.ts';
import { faqEntry } from '#contract/site/navigation.ts';
import { claimStates, warrantySystems } from './warranty.ts';

const plan = () =>
  z.object({
    plan: z.string(),
    name: z.string(),
    covers: z.array(z.enum(warrantySystems)),
    months: z.number(),
    mostKilometers: z.number(),
    oldestAge: z.number(),
    price: z.number(),
    isDemonstration: z.boolean(),
  });

const claim = () =>
  z.object({
    id: z.number(),
    number: z.string(),
    planName: z.string(),
    plate: z.string(),
    state: z.enum(claimStates),
    happenedOn: z.string(),
    kilometers: z.number(),
    description: z.string(),
    images: z.array(z.string()),
    answer: z.string(),
    createdAt: z.string(),
  });
export type WarrantyClaim = z.infer<ReturnType<typeof claim>>;
const staffClaim = () => z.extend(claim(), { mobile: z.string(), name: z.nullable(z.string()) });

export const warrantySchemas = {
  warrantyPage: {
    path: '/api/v1/money/warranty',
    who: 'anyone',
    isKept: true,
    query: () => noQuery,
    data: () =>
      z.object({
        title: z.string(),
        description: z.string(),
        plans: z.array(plan()),
        /** Names of what plans cover. */
        systems: z.array(z.object({ system: z.enum(warrantySystems), name: z.string(), note: z.string() })),
        /** The side of a car, for where they are. Answers that devices keep from before have none. */
        picture: z.optional(z.string()),
        /** What no plan covers. */
        excluded: z.array(z.string()),
        steps: z.array(z.object({ heading: z.string(), text: z.string() })),
        faqs: z.array(faqEntry),
      }),
  },
  /** Asks for a plan; staff call. */
  saveWarrantyLead: {
    path: queuedPaths.saveWarrantyLead,
    who: 'anyone',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        ...{ id: z.optional(id), consent: day, plan: optionalText(100), car: optionalText(400) },
        ...{ name: optionalText(200), mobile: optionalText(40), email: optionalText(400) },
        message: optionalText(2000),
        ...visitQuery(),
      }),
    data: () => z.object({ received: z.literal(true) }),
  },
  /** What is wrong with a field is answered as 422, also a warranty that does not hold. */
  saveWarrantyClaim: {
    path: queuedPaths.saveWarrantyClaim,
    who: 'account',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        ...{ consent: day, number: optionalText(60), plate: optionalText(40) },
        ...{ happenedOn: optionalText(20), kilometers: optionalText(40), description: optionalText(8000) },
        images: optionalText(2000),
      }),
    data: () => z.object({ received: z.literal(true) }),
  },
  /** The caller's claims, newest first. */
  ownWarrantyClaims: {
    path: '/api/v1/warranty/own-claims',
    who: 'account',
    method: 'POST',
    query: () => noQuery,
    data: () => z.object({ items: z.array(claim()) }),
  },
  staffWarrantyClaims: {
    path: '/api/v3/staff/warranty-claims',
    who: 'staff',
    method: 'POST',
    query: () => noQuery,
    data: () => z.object({ items: z.array(staffClaim()) }),
  },
  staffChangeClaim: {
    path: '/api/v3/staff/change-claim',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () => z.object({ id, state: z.enum(claimStates), answer: optionalText(500) }),
    data: () => z.object({ claim: staffClaim() }),
  },
  /** A warranty that was paid for; the answer has its number. */
  staffIssueWarranty: {
    path: '/api/v3/staff/issue-warranty',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        plan: optionalText(100),
        ...{ plate: optionalText(40), startsOn: day, kilometers: optionalText(40) },
      }),
    data: () => z.object({ number: z.string(), endsOn: z.string() }),
  },
} as const;
