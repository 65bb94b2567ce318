export type Size = { readonly width: number; readonly height: number };

/** Scales down to fit the long edge; never enlarges. */
export function fittedTo(edge: number, { width, height }: Size): Size {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Sizes of a stepwise downscale; the last is the target. Browsers sample few pixels when they scale down;
 * halving uses all of them, without aliasing on a grille or tyre.
 */
export function sizesDownTo(from: Size, to: Size): Size[] {
  const steps: Size[] = [];
  let { width, height } = from;
  while (width >= to.width * 2 && height >= to.height * 2) {
    width = Math.ceil(width / 2);
    height = Math.ceil(height / 2);
    if (width > to.width && height > to.height) steps.push({ width, height });
  }
  return [...steps, to];
}
