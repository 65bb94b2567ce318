/** What one pixel is made of. `detail` is the share that is NOT paint; its colour is linear. */
export interface Material {
  detail: number;
  red: number;
  green: number;
  blue: number;
  coat: number;
  metal: number;
  rough: boolean;
  glow: number;
  /** Share of glass, whether it is a side pane, and how much of a seat is visible behind it. */
  glass: number;
  sidePane: boolean;
  seat: number;
}

/** A surface of one grey (linear). */
export function plain(out: Material, grey: number, coat: number, metal: number, rough: boolean): void {
  out.detail = 1;
  out.red = grey;
  out.green = grey;
  out.blue = grey;
  out.coat = coat;
  out.metal = metal;
  out.rough = rough;
}

/** A surface coloured by a drawing's RGBA pixel; returns its brightness, 0..3. */
export function fromTexel(out: Material, texel: Float32Array, share: number): number {
  out.detail = share;
  out.red = ((texel[0] ?? 0) / 255) ** 2.2;
  out.green = ((texel[1] ?? 0) / 255) ** 2.2;
  out.blue = ((texel[2] ?? 0) / 255) ** 2.2;
  const light = out.red + out.green + out.blue;
  out.metal = light > 0.9 ? 0.25 : 0;
  out.coat = light < 0.06 ? 0.28 : 0.8;
  out.rough = light < 0.06;
  return light;
}
