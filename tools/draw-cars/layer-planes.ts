/** Shrinks a plane by a whole factor, averaging; with `weight` the average counts each pixel by its weight. */
export function shrinkPlane(
  plane: Float32Array,
  width: number,
  height: number,
  factor: number,
  weight?: Float32Array,
): Float32Array {
  const smallWidth = width / factor;
  const smallHeight = height / factor;
  const out = new Float32Array(smallWidth * smallHeight);
  for (let y = 0; y < smallHeight; y++) {
    for (let x = 0; x < smallWidth; x++) {
      let sum = 0;
      let total = 0;
      for (let j = 0; j < factor; j++) {
        for (let i = 0; i < factor; i++) {
          const at = (y * factor + j) * width + x * factor + i;
          const w = weight ? (weight[at] ?? 0) : 1;
          sum += (plane[at] ?? 0) * w;
          total += w;
        }
      }
      out[y * smallWidth + x] = total > 0 ? sum / total : 0;
    }
  }
  return out;
}

/**
 * Fills the pixels without weight smoothly from their surroundings, so that lossy coding spends nothing on hidden
 * edges and leaves no fringe at visible ones. Changes the values in place.
 */
export function fillHoles(values: Float32Array, weight: Float32Array, width: number, height: number): void {
  if (width <= 1 && height <= 1) return;
  const halfWidth = Math.ceil(width / 2);
  const halfHeight = Math.ceil(height / 2);
  const coarse = new Float32Array(halfWidth * halfHeight);
  const coarseWeight = new Float32Array(halfWidth * halfHeight);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const w = Math.min(1, weight[y * width + x] ?? 0);
      const at = (y >> 1) * halfWidth + (x >> 1);
      coarse[at] = (coarse[at] ?? 0) + (values[y * width + x] ?? 0) * w;
      coarseWeight[at] = (coarseWeight[at] ?? 0) + w;
    }
  }
  for (const [i, w] of coarseWeight.entries()) if (w > 0) coarse[i] = (coarse[i] ?? 0) / w;
  fillHoles(coarse, coarseWeight, halfWidth, halfHeight);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const w = Math.min(1, (weight[at] ?? 0) * 4);
      if (w >= 1) continue;
      // Bilinear between the four nearest coarse pixels.
      const cx = Math.max(0, Math.min(halfWidth - 1, x / 2 - 0.25));
      const cy = Math.max(0, Math.min(halfHeight - 1, y / 2 - 0.25));
      const i = Math.floor(cx);
      const j = Math.floor(cy);
      const i1 = Math.min(halfWidth - 1, i + 1);
      const j1 = Math.min(halfHeight - 1, j + 1);
      const a = cx - i;
      const b = cy - j;
      const filled =
        ((coarse[j * halfWidth + i] ?? 0) * (1 - a) + (coarse[j * halfWidth + i1] ?? 0) * a) * (1 - b) +
        ((coarse[j1 * halfWidth + i] ?? 0) * (1 - a) + (coarse[j1 * halfWidth + i1] ?? 0) * a) * b;
      values[at] = (values[at] ?? 0) * w + filled * (1 - w);
    }
  }
}
