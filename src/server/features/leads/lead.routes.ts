import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language.ts';
import { type LeadField, type LeadKind, leadRule } from '#contract/leads/lead.ts';
import { localized } from '#contract/localized.ts';
import type { VisitSource } from '#contract/page/visit-source.ts';
import { findNewVehicle } from '#server/features/new-vehicles/shared/find-new-vehicle.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { AppError } from '#server/http/app-error.ts';
import { type EndpointContext, serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { MarketService } from '#server/market/market.service.ts';
import type { AccountRow } from '#server/session/principal.ts';
import type { LeadRepository } from './lead.repository.ts';
import type { LeadService, LeadToSave } from './lead.service.ts';
import { askedTrade, senderOf } from './trade-lead.ts';

type Dependencies = {
  readonly leads: LeadService;
  readonly newVehicles: () => NewVehicleCatalogue;
  readonly repository: LeadRepository;
  readonly market: MarketService;
  /** The operator's warranty plans. */
  readonly plans: () => readonly { readonly plan: string }[];
};

/** Fields of every lead in addition to its form. */
type Query = { readonly [Field in LeadField]?: string | undefined } & {
  readonly id?: number | undefined;
  readonly clientId: string;
  readonly consent: string;
} & VisitSource;

const readerOf = ({ id, scope }: AccountRow) => ({ id, isStaff: scope === 'staff' });

/** Leads to sellers, lenders, insurers and outlets, and the lists for their readers. */
export function leadRoutes(
  app: FastifyInstance,
  { leads, newVehicles, repository, market, plans }: Dependencies,
): void {
  async function save(
    kind: LeadKind,
    query: Query,
    { request, once, principal, language }: EndpointContext<'saveLead'>,
    outlet?: LeadToSave['outlet'],
  ) {
    const { clientId, consent } = query;
    const form = Object.fromEntries(
      // Drops fields of other kinds, so that they are not stored.
      leadRule(kind).fields.flatMap((field) => {
        const value = query[field];
        return value === undefined ? [] : [[field, value] as const];
      }),
    );
    return await leads.save({
      kind,
      clientId,
      listingId: outlet ? undefined : query.id,
      outlet,
      form,
      consent,
      visit: query,
      once,
      principal,
      address: request.ip,
      language,
    });
  }

  serveEndpoint(app, 'saveLead', async (query, context) => {
    await save(query.kind, query, context);
    return { received: true };
  });

  serveEndpoint(app, 'saveFinanceLead', async (query, context) => ({
    received: true,
    ...(await save('finance', query, context)),
  }));

  serveEndpoint(app, 'saveInsuranceLead', async (query, context) => {
    await save('insurance', query, context);
    return { received: true };
  });

  serveEndpoint(app, 'saveOutletLead', async (query, context) => {
    const { id, categoryId, vehicle, kind } = query;
    const [brand, model] = vehicle?.split('.') ?? [];
    const known = findNewVehicle(newVehicles(), categoryId, brand, model);
    const name = known.model ? `${known.model.brand.name} ${known.model.name}` : null;
    if (vehicle !== undefined && name === null) throw unknownModel(context.language);
    await save(kind, query, context, { id, vehicle: name });
    return { received: true };
  });

  serveEndpoint(app, 'saveTradeLead', async (query, { request, once, principal, language }) => {
    const { clientId, consent, id } = query;
    const parts = { leads: repository, market, newVehicles: newVehicles() };
    const trade = await askedTrade(parts, query, language);
    await leads.save({
      ...{ kind: 'trade-in', clientId, listingId: id, form: senderOf(query), trade, consent, visit: query },
      ...{ once, principal, address: request.ip, language },
    });
    return { received: true };
  });

  serveEndpoint(app, 'saveWarrantyLead', async (query, context) => {
    const { plan } = query;
    if (plan !== undefined && plan !== '' && !plans().some((known) => known.plan === plan)) {
      const words = localized('There is no such plan.');
      throw new AppError('validation_failed', { plan: [words[context.language]] }, context.language);
    }
    await save('warranty', query, context);
    return { received: true };
  });

  serveEndpoint(app, 'sellerLeads', async ({ page = 1 }, { account }) => {
    const reader = readerOf(account);
    return await leads.list(reader, page);
  });

  serveEndpoint(app, 'changeLead', async ({ id, state }, { account, once }) => {
    const reader = readerOf(account);
    return { lead: await leads.change(reader, id, state, once) };
  });
}

function unknownModel(language: Language): AppError {
  const text = localized('We do not know this model.');
  return new AppError('bad_request', { vehicle: [text[language]] }, language);
}
