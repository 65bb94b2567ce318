import { type Language, languages } from '#contract/language.ts';
import { createAuditTrail } from '#server/domain/audit-trail.ts';
import type { Feature } from '#server/feature.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { warrantyPlans } from '#server/money/warranty-plans.ts';
import { createClaims } from './claims.ts';
import {
  excludedIn,
  stepsIn,
  systemsIn,
  warrantyDescription,
  warrantyFaqs,
  warrantyTitle,
} from './warranty-words.ts';

/** Plans, claims on issued warranties, and both for staff (docs/product.md#warranty). */
export const warrantyFeature: Feature<'database' | 'readPrincipal' | 'tables'> = (
  app,
  { database, readPrincipal, tables },
) => {
  const claims = createClaims(database, createAuditTrail(database));
  const plansIn = (language: Language) =>
    tables.reading(warrantyPlans).map((row) => ({
      ...{ plan: row.plan, name: language === 'id' ? row.name_id : row.name_en, covers: row.covers },
      ...{ months: row.months, mostKilometers: row.most_kilometers, oldestAge: row.oldest_age },
      ...{ price: row.price, isDemonstration: row.is_demonstration },
    }));

  serveEndpoint(app, 'warrantyPage', (_query, { language }) => ({
    ...{ title: warrantyTitle[language], description: warrantyDescription[language] },
    ...{ plans: plansIn(language), systems: systemsIn(language), excluded: excludedIn(language) },
    ...{ steps: stepsIn(language), faqs: warrantyFaqs(language) },
  }));

  serveEndpoint(app, 'saveWarrantyClaim', async (query, { account, request, language }) => {
    await claims.save(query, { principal: await readPrincipal(request), account, language });
    return { received: true };
  });

  serveEndpoint(app, 'ownWarrantyClaims', async (_query, { account }) => claims.ofAccount(account.id));

  serveEndpoint(app, 'staffWarrantyClaims', async () => {
    return await claims.all();
  });

  serveEndpoint(app, 'staffChangeClaim', async (query, { account: { id: actorId } }) => {
    return { claim: await claims.change(query, actorId) };
  });

  serveEndpoint(app, 'staffIssueWarranty', async (query, { account: { id: issuedBy }, language }) => {
    const [inIndonesian] = languages;
    const plan = plansIn(inIndonesian).find((each) => each.plan === query.plan);
    if (!plan) {
      const words = { id: 'Paket ini tidak ada.', en: 'There is no such plan.' };
      throw new AppError('validation_failed', { plan: [words[language]] }, language);
    }
    return await claims.issue(query, plan, { issuedBy, language });
  });
};
