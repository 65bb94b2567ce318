import { type Language, languages } from '#contract/language.ts';
import { createAuditTrail } from '#server/domain/audit-trail.ts';
import type { Feature } from '#server/feature.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { warrantyPlans } from '#server/money/warranty-plans.ts';
import { requireAccount, requireScope } from '#server/session/require-account.ts';
import { createClaims } from './claims.ts';
import {
  excludedIn,
  stepsIn,
  systemsIn,
  warrantyDescription,
  warrantyFaqs,
  warrantyTitle,
} from './warranty-words.ts';

/** Never cached: POST only. */
const options = { methods: ['POST'], isPrivate: true } as const;

/** Plans, claims on issued warranties, and both for staff (docs/product.md#warranty). */
export const warrantyFeature: Feature<'cache' | 'database' | 'readPrincipal' | 'tables'> = (
  app,
  { cache, database, readPrincipal, tables },
) => {
  const claims = createClaims(database, createAuditTrail(database));
  const plansIn = (language: Language) =>
    tables.reading(warrantyPlans).map((row) => ({
      ...{ plan: row.plan, name: language === 'id' ? row.name_id : row.name_en, covers: row.covers },
      ...{ months: row.months, mostKilometers: row.most_kilometers, oldestAge: row.oldest_age },
      ...{ price: row.price, isDemonstration: row.is_demonstration },
    }));

  serveEndpoint(
    app,
    'warrantyPage',
    (_query, { language }) => ({
      ...{ title: warrantyTitle[language], description: warrantyDescription[language] },
      ...{ plans: plansIn(language), systems: systemsIn(language), excluded: excludedIn(language) },
      ...{ steps: stepsIn(language), faqs: warrantyFaqs(language) },
    }),
    { cache },
  );

  serveEndpoint(
    app,
    'saveWarrantyClaim',
    async (query, { request, language }) => {
      const account = await requireAccount(readPrincipal, request);
      await claims.save(query, { principal: await readPrincipal(request), account, language });
      return { received: true };
    },
    options,
  );

  serveEndpoint(
    app,
    'ownWarrantyClaims',
    async (_query, { request }) => claims.ofAccount((await requireAccount(readPrincipal, request)).id),
    options,
  );

  serveEndpoint(
    app,
    'staffWarrantyClaims',
    async (_query, { request }) => {
      await requireScope(readPrincipal, request, 'staff');
      return await claims.all();
    },
    options,
  );

  serveEndpoint(
    app,
    'staffChangeClaim',
    async (query, { request }) => {
      const { id: actorId } = await requireScope(readPrincipal, request, 'staff');
      return { claim: await claims.change(query, actorId) };
    },
    options,
  );

  serveEndpoint(
    app,
    'staffIssueWarranty',
    async (query, { request, language }) => {
      const { id: issuedBy } = await requireScope(readPrincipal, request, 'staff');
      const [inIndonesian] = languages;
      const plan = plansIn(inIndonesian).find((each) => each.plan === query.plan);
      if (!plan) {
        const words = { id: 'Paket ini tidak ada.', en: 'There is no such plan.' };
        throw new AppError('validation_failed', { plan: [words[language]] }, language);
      }
      return await claims.issue(query, plan, { issuedBy, language });
    },
    options,
  );
};
