export type Size = { readonly width: number; readonly height: number };

/** As large as fits with its long edge, never enlarged. */
export function fittedTo(edge: number, { width, height }: Size): Size {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The sizes to draw a picture in, one from the other, the last being the one wanted. Browsers look at few pixels when
 * they make a picture smaller; halves take each of them in, and nothing flickers along a grille or a tyre.
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
