import type { BodyTypeCode } from '#contract/vehicles/vehicle.ts';

/** The body type implied by the name of a model or variant: a Kijang 1.5 Pick Up is not an MPV. */
export function bodyTypeOfName(name: string): 'pickup-truck' | 'van' | null {
  if (/\b(?:pick[ -]?up|(?:single|double|d)[ -]?cab(?:in)?)\b/i.test(name)) return 'pickup-truck';
  return /\bblind[ -]?van\b/i.test(name) ? 'van' : null;
}

/** The body type implied by the name of a variant: the bus of a model of pickups is a van. */
export function bodyTypeOfVariant(name: string, model: string | null): BodyTypeCode | null {
  const isBus = model === 'pickup-truck' && /\b(?:mini|micro)?bus\b/i.test(name);
  return bodyTypeOfName(name) ?? (isBus ? 'van' : null);
}
