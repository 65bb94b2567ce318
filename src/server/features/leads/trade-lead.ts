import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { FormErrors } from '#contract/form/form-rules.ts';
import type { FormProblem } from '#contract/form/form-words.ts';
import type { Language } from '#contract/language.ts';
import type { LeadForm } from '#contract/leads/lead-form.ts';
import { factsOfForm } from '#contract/listing/car-facts-form.ts';
import { localized } from '#contract/localized.ts';
import { variantIdsOf, variantOfId } from '#contract/new-compare/variant-ids.ts';
import { readKilometers } from '#contract/readers/read-kilometers.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { yearOf } from '#contract/readers/read-year.ts';
import type { TradeDetails } from '#contract/trade/trade-details.ts';
import { tradeCarFields, tradeCarName, tradeProblemsOf } from '#contract/trade/trade-form.ts';
import { findNewVehicle } from '#server/features/new-vehicles/shared/find-new-vehicle.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { hashesOf } from '#server/features/photos/shared/photo-hashes.ts';
import { AppError } from '#server/http/app-error.ts';
import type { MarketService } from '#server/market/market.service.ts';
import { cleanLine } from '#server/reading/clean-text.ts';
import type { LeadRepository } from './lead.repository.ts';

type Query = ParsedQueryOf<'saveTradeLead'>;
type Parts = {
  readonly leads: LeadRepository;
  readonly market: Pick<MarketService, 'marketOf'>;
  readonly newVehicles: NewVehicleCatalogue;
};

/** A trade-in as it was asked for. What is wrong with it is known here, and said unless it was received before. */
export type AskedTrade = {
  readonly car: TradeDetails['car'];
  readonly value: TradeDetails['value'];
  readonly hoped: number | null;
  /** A new vehicle; that of a listing is read with its row. */
  readonly wanted: TradeDetails['wanted'] | undefined;
  readonly hashes: readonly string[];
  /** Texts by field. */
  readonly problems: FormErrors<string>;
};

const idOf = (text: string | undefined) =>
  /^[1-9]\d{0,8}$/.test(text?.trim() ?? '') ? Number(text) : undefined;
const orNull = (text: string | undefined) => text?.trim() || null;
const kindIds = { mobil: 1, motor: 2 } as const;

/** The fields that every lead has. */
export const senderOf = ({ name, mobile, email, cityId, description }: Query): LeadForm =>
  Object.fromEntries(
    Object.entries({ name, mobile, email, cityId, message: description }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );

/** @throws AppError `bad_request` for hashes or a variant that are malformed or unknown */
export async function askedTrade(
  { leads, market, newVehicles }: Parts,
  query: Query,
  language: Language,
): Promise<AskedTrade> {
  const form = Object.fromEntries(
    [...tradeCarFields, ...(['cityId', 'name', 'mobile', 'email', 'description'] as const)].flatMap(
      (field) => (query[field] === undefined ? [] : [[field, query[field]] as const]),
    ),
  );
  const problems: Partial<Record<string, FormProblem>> = { ...tradeProblemsOf(form, new Date()) };
  if (query.id === undefined && orNull(query.variant) === null) problems.variant = 'required';
  const ids = {
    ...{ brandId: idOf(query.brandId), modelId: idOf(query.modelId), variantId: idOf(query.variantId) },
  };
  const known = ids.brandId === undefined ? undefined : await leads.vehicleNames(ids);
  if (ids.brandId !== undefined && !known) problems.brandId ??= 'unknown_choice';
  if (ids.modelId !== undefined && known && known.model === null) problems.modelId ??= 'unknown_choice';
  if (ids.variantId !== undefined && known && known.variant === null) problems.variantId ??= 'unknown_choice';
  const makeYear = yearOf(form.makeYear, new Date());
  const found =
    // Used motorcycles have no market here: cars' figures say nothing about them.
    query.page === 'motor' || ids.modelId === undefined || known?.model == null || makeYear === undefined
      ? null
      : market.marketOf({ modelId: ids.modelId, variantId: ids.variantId ?? null, makeYear });
  return {
    car: {
      name: cleanLine(
        tradeCarName({
          brandName: known?.brand ?? form.brandName ?? '',
          modelName: known?.model ?? form.modelName ?? '',
          variantName: known?.variant ?? form.variantName ?? '',
          makeYear: form.makeYear ?? '',
        }),
      ),
      kilometers: readKilometers(form.kilometerDriven ?? '') ?? 0,
      ...{ transmission: orNull(form.transmission), fuel: orNull(form.fuel), color: orNull(form.color) },
      ...factsOfForm(form),
    },
    value: found && { low: found.p25, high: found.p75, count: found.count, asOf: found.asOf },
    hoped: readRupiah(form.price ?? '') ?? null,
    wanted: query.id === undefined ? newWanted(newVehicles, query, language) : undefined,
    hashes: hashesOf(query.images ?? '', 'images', language),
    problems,
  };
}

function newWanted(
  newVehicles: NewVehicleCatalogue,
  { page, variant }: Query,
  language: Language,
): TradeDetails['wanted'] | undefined {
  const text = orNull(variant ?? undefined);
  if (text === null) return undefined;
  const [id] = variantIdsOf(text) ?? [];
  const name = id === undefined ? undefined : variantOfId(id);
  const { model } = findNewVehicle(newVehicles, kindIds[page], name?.brand, name?.model);
  const own = model?.variants.find(({ slug }) => slug === name?.variant);
  if (!model || !own) {
    const words = localized('We do not know this variant.');
    throw new AppError('bad_request', { variant: [words[language]] }, language);
  }
  return { name: `${model.brand.name} ${model.name} ${own.name}`.trim(), price: own.price };
}
