import { isSideways, type Orientation, uprightTransform } from './exif-orientation.ts';
import { fittedTo, type Size, sizesDownTo } from './photo-sizes.ts';

export type Canvas = {
  readonly canvas: OffscreenCanvas;
  readonly context: OffscreenCanvasRenderingContext2D;
};

export function newCanvas({ width, height }: Size): Canvas {
  const canvas = new OffscreenCanvas(width, height);
  // The pixels are read and encoded, never displayed.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws nothing beside the page');
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Frees the memory now: it may be 200 MB, and garbage collection is late. */
function discard(source: ImageBitmap | OffscreenCanvas): void {
  if (source instanceof ImageBitmap) source.close();
  else {
    source.width = 0;
    source.height = 0;
  }
}

/** A smaller copy of the picture. The source is kept. */
export function drawSmaller(source: OffscreenCanvas, edge: number): Canvas {
  let current = source;
  for (const size of sizesDownTo(source, fittedTo(edge, source))) {
    const next = newCanvas(size);
    next.context.drawImage(current, 0, 0, size.width, size.height);
    if (current !== source) discard(current);
    current = next.canvas;
  }
  return { canvas: current, context: contextOf(current) };
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('a canvas lost its context');
  return context;
}

/** Draws a decoded photo upright on white, its long edge at most `edge`. Closes the bitmap. */
export function drawUpright(bitmap: ImageBitmap, orientation: Orientation, edge: number): Canvas {
  const lying = fittedTo(edge, bitmap);
  const upright = isSideways(orientation) ? { width: lying.height, height: lying.width } : lying;
  const steps = sizesDownTo(bitmap, lying);
  let current: ImageBitmap | OffscreenCanvas = bitmap;
  for (const size of steps.slice(0, -1)) {
    const next: Canvas = newCanvas(size);
    next.context.drawImage(current, 0, 0, size.width, size.height);
    discard(current);
    current = next.canvas;
  }
  const last = newCanvas(upright);
  // Transparent pixels would turn black in a JPEG.
  last.context.fillStyle = '#fff';
  last.context.fillRect(0, 0, upright.width, upright.height);
  last.context.setTransform(...uprightTransform(orientation, lying.width, lying.height));
  last.context.drawImage(current, 0, 0, lying.width, lying.height);
  last.context.resetTransform();
  discard(current);
  return last;
}
