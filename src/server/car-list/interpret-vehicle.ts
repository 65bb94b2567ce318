import type { BodyTypeCode, FuelCode, TransmissionCode } from '#contract/vehicles/vehicle.ts';
import { normalizeAlias } from '#server/db/seed/reference-rows.ts';
import { bodyTypeOfVariant } from '#server/reading/body-of-name.ts';
import { cleanLine, publicText } from '#server/reading/clean-text.ts';
import { parseBodyType, parseFuel, parseTransmission, saysNothing } from '#server/reading/parse-words.ts';
import { cleanVariantName, variantWords } from '#server/reading/variant-name.ts';
import type { RawRow } from './column-names.ts';
import type { ImportNote, RejectReason } from './row-reasons.ts';
import { findVariant, type KnownBrand, type KnownModel, type VehicleMatcher } from './vehicle-matcher.ts';

export interface InterpretedVehicle {
  readonly brand: KnownBrand;
  /** Undefined for a model to be created as `modelName`. */
  readonly model: KnownModel | undefined;
  readonly modelName: string;
  readonly variantId: number | null;
  readonly variantName: string | null;
  readonly fuel: FuelCode;
  readonly transmission: TransmissionCode;
  readonly bodyType: BodyTypeCode | null;
  readonly notes: readonly ImportNote[];
}

export type VehicleReading =
  | { readonly ok: true; readonly vehicle: InterpretedVehicle }
  | { readonly ok: false; readonly reasons: readonly RejectReason[] };

/**
 * The value shared by all variants of a model, or by those that the text names, if there is one: a variant that is sold
 * with one fuel needs none in the row.
 */
function shared<Key extends 'fuel' | 'transmission'>(
  model: KnownModel | undefined,
  key: Key,
  variantText: string,
) {
  const { size, trim } = variantWords(variantText);
  const named = model?.variants.filter(
    ({ words }) =>
      trim !== '' &&
      words.trim === trim &&
      (size === undefined || words.size === undefined || words.size === size),
  );
  const values = new Set((named?.length ? named : model?.variants)?.map((variant) => variant[key]));
  const [only, ...others] = values;
  return others.length === 0 ? only : undefined;
}

function fuelOf(row: RawRow, variantText: string, model: KnownModel | undefined): FuelCode | undefined {
  const stated = parseFuel(row.fuelType ?? '');
  const ofVariant = parseFuel(variantText);
  // A hybrid burns petrol: `Bensin` beside a variant called Hybrid means both.
  if (stated === 'bensin' && ofVariant === 'hybrid') return 'hybrid';
  return stated ?? ofVariant ?? shared(model, 'fuel', variantText);
}

function transmissionOf(
  row: RawRow,
  variantText: string,
  model: KnownModel | undefined,
  fuel: FuelCode | undefined,
): TransmissionCode | undefined {
  const stated = parseTransmission(row.transmission ?? '') ?? parseTransmission(variantText);
  return (
    stated ?? shared(model, 'transmission', variantText) ?? (fuel === 'listrik' ? 'otomatis' : undefined)
  );
}

function bodyOf(
  row: RawRow,
  model: KnownModel | undefined,
  variantText: string,
): { bodyType: BodyTypeCode | null; unknown: boolean } {
  const text = row.bodyType ?? '';
  const stated = parseBodyType(text);
  if (stated && !stated.vague) return { bodyType: stated.code, unknown: false };
  const bodyType =
    bodyTypeOfVariant(variantText, model?.bodyType ?? null) ?? model?.bodyType ?? stated?.code ?? null;
  return { bodyType, unknown: !stated && !saysNothing(text) };
}

type ModelReading = { model: KnownModel | undefined; name: string } | RejectReason;

function modelOf(row: RawRow, matcher: VehicleMatcher, brand: KnownBrand): ModelReading {
  const text = cleanLine(row.modelName ?? '');
  if (saysNothing(text)) {
    const model = matcher.findModelInTitle(brand, row.title ?? '');
    return model ? { model, name: model.name } : 'model_missing';
  }
  const model = matcher.findModel(brand, text);
  if (model) return { model, name: model.name };
  const name = matcher.newModelName(brand, text);
  return name === undefined || publicText(name, 40).masked > 0
    ? 'model_unreadable'
    : { model: undefined, name };
}

/**
 * The variant as written. A name such as `C300` in the model's column, where the catalogue's model is the
 * whole C-Class, is part of the variant and comes first.
 */
function writtenVariant(row: RawRow, model: KnownModel | undefined): string {
  const variant = cleanLine(row.variantName ?? '');
  const written = cleanLine(row.modelName ?? '');
  const key = normalizeAlias(written);
  const ofModel = normalizeAlias(model?.name ?? '');
  const saysMore = /\d/.test(key) && ofModel !== '' && !key.includes(ofModel) && !ofModel.includes(key);
  const isRepeated = normalizeAlias(variant).includes(key);
  return saysMore && !isRepeated ? `${written} ${variant}`.trim() : variant;
}

/** The vehicle of a row. `makeYear` is undefined if it is unreadable; no variant is matched then. */
export function interpretVehicle(
  row: RawRow,
  matcher: VehicleMatcher,
  makeYear: number | undefined,
): VehicleReading {
  const brandText = row.brandName ?? '';
  if (saysNothing(brandText)) return { ok: false, reasons: ['brand_missing'] };
  const brand = matcher.findBrand(brandText);
  if (!brand) return { ok: false, reasons: ['brand_unknown'] };
  const found = modelOf(row, matcher, brand);
  if (typeof found === 'string') return { ok: false, reasons: [found] };

  const { model, name: modelName } = found;
  const variantText = cleanLine(row.variantName ?? '');
  const fuel = fuelOf(row, variantText, model);
  const transmission = transmissionOf(row, variantText, model, fuel);
  if (fuel === undefined || transmission === undefined) {
    const reasons: RejectReason[] = [];
    if (fuel === undefined) reasons.push('fuel_unknown');
    if (transmission === undefined) reasons.push('transmission_unknown');
    return { ok: false, reasons };
  }

  const notes: ImportNote[] = [];
  const fullText = writtenVariant(row, model);
  const texts = [...new Set([fullText, variantText])];
  const variant =
    model && makeYear !== undefined
      ? texts
          .map((text) => findVariant(model, { text, fuel, transmission, makeYear }))
          .find((found) => found !== undefined)
      : undefined;
  const written = publicText(cleanVariantName(fullText) ?? '', 60);
  if (!variant && written.masked > 0) notes.push('contact_masked');
  const { bodyType, unknown } = bodyOf(row, model, fullText);
  if (unknown) notes.push('body_type_dropped');
  const variantName = variant || written.text === '' ? null : written.text;
  return {
    ok: true,
    vehicle: {
      brand,
      model,
      modelName,
      variantId: variant?.id ?? null,
      variantName,
      fuel,
      transmission,
      bodyType,
      notes,
    },
  };
}
