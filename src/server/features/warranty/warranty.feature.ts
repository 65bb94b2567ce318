import { type Language, languages } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { warrantySystems } from '#contract/warranty/warranty.ts';
import { vehicleDiagram } from '#server/drawn-photos/vehicle-diagrams.ts';
import type { Feature } from '#server/feature.ts';
import { createAuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { warrantyPlans } from '#server/money/warranty-plans.ts';
import { once } from '#server/process/reference-table.ts';
import { factOf, itemsOf, questionsOf, stepsOf } from '#server/written-pages/page-parts.ts';
import { readPage } from '#server/written-pages/written-page.ts';
import { createClaims } from './claims.ts';

/** The drawing that the app places the covered parts on. */
const drawnCar = 'mpv';

const readWarranty = once(() => readPage('warranty'));

/** Plans, claims on issued warranties, and both for staff (docs/product.md#warranty). */
export const warrantyFeature: Feature<'database' | 'tables'> = (app, { database, tables }) => {
  const page = readWarranty();
  const claims = createClaims(database, createAuditTrail(database));
  const plansIn = (language: Language) =>
    tables.reading(warrantyPlans).map((row) => ({
      ...{ plan: row.plan, name: language === 'id' ? row.name_id : row.name_en, covers: row.covers },
      ...{ months: row.months, mostKilometers: row.most_kilometers, oldestAge: row.oldest_age },
      ...{ price: row.price, isDemonstration: row.is_demonstration },
    }));

  serveEndpoint(app, 'warrantyPage', (_query, { language }) => {
    const text = page(language, {});
    return {
      ...{ title: text.title, description: text.description, plans: plansIn(language) },
      systems: warrantySystems.map((system) => {
        const { term, text: note } = factOf(text, 'systems', system);
        return { system, name: term, note };
      }),
      picture: vehicleDiagram(drawnCar, ['body'])?.picture,
      ...{ excluded: itemsOf(text, 'excluded'), steps: stepsOf(text), faqs: questionsOf(text) },
    };
  });

  serveEndpoint(app, 'saveWarrantyClaim', async (query, { account, once, principal, language }) => {
    await claims.save(query, { once, principal, account, language });
    return { received: true };
  });

  serveEndpoint(app, 'ownWarrantyClaims', async (_query, { account }) => claims.ofAccount(account.id));

  serveEndpoint(app, 'staffWarrantyClaims', async () => {
    return await claims.all();
  });

  serveEndpoint(app, 'staffChangeClaim', async (query, { account: { id: actorId }, once }) => {
    return { claim: await claims.change(query, { actorId, once }) };
  });

  serveEndpoint(app, 'staffIssueWarranty', async (query, { account: { id: issuedBy }, once, language }) => {
    const [inIndonesian] = languages;
    const plan = plansIn(inIndonesian).find((each) => each.plan === query.plan);
    if (!plan) {
      const words = localized('There is no such plan.');
      throw new AppError('validation_failed', { plan: [words[language]] }, language);
    }
    return await claims.issue(query, plan, { issuedBy, once, language });
  });
};
