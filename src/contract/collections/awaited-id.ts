import * as z from 'zod/mini';
import { newVehiclesPath, type VehicleKind, vehicleKinds } from '#contract/vehicles/vehicle-paths.ts';

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*';
const pattern = new RegExp(`^(${vehicleKinds.join('|')})/(${slug})/(${slug})$`);

/** Id of an awaited model: `kind/brand/model`, the last two as slugs. */
export const awaitedId = z.string().check(z.maxLength(180), z.regex(pattern));

export const isAwaitedId = (text: string): boolean => z.safeParse(awaitedId, text).success;

export const awaitedIdOf = (kind: VehicleKind, brand: string, model: string) => `${kind}/${brand}/${model}`;

/** Splits an id into its parts. */
export function awaitedModel(
  id: string,
): { readonly kind: VehicleKind; readonly brand: string; readonly model: string } | undefined {
  const [, kindName, brand, model] = pattern.exec(id) ?? [];
  const kind = vehicleKinds.find((each) => each === kindName);
  return kind && brand && model ? { kind, brand, model } : undefined;
}

/** Path of the model's page, without the language prefix. */
export function awaitedPath(id: string): string | undefined {
  const named = awaitedModel(id);
  return named && newVehiclesPath(named.kind, named.brand, named.model);
}
