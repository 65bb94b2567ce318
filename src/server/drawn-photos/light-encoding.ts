/** Maximum light a layer can encode; layers store light as bytes with a gamma, to preserve shadows. */
const brightest = 2.5;
const gamma = 2.2;

/** Encodes a linear amount of light as a byte. */
export function encodeLight(linear: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, linear / brightest)) ** (1 / gamma));
}

/** Decodes a byte to a linear amount of light. */
export function decodeLight(byte: number): number {
  return brightest * (byte / 255) ** gamma;
}

/**
 * Display value 0..1 of a linear one: soft shoulder, gamma, a final lift. Details and paint share this curve.
 */
export function displayValue(linear: number): number {
  const light = Math.max(0, linear);
  const toned = Math.min(1, (light * (1 + light * 0.12)) / (1 + light * 0.28));
  return Math.min(1, toned ** (1 / gamma) * 1.1 + 0.012);
}
