/** The body type implied by the name of a model or variant: a Kijang 1.5 Pick Up is not an MPV. */
export function bodyTypeOfName(name: string): 'pickup-truck' | null {
  return /\bpick[ -]?up\b/i.test(name) ? 'pickup-truck' : null;
}
