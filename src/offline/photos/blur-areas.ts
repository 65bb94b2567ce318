import { type Canvas, newCanvas } from './draw-photo.ts';
import type { Size } from './photo-sizes.ts';

/** An area to make unrecognisable, as shares of the upright photo's width and height. */
export type BlurArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Colour cells along the longer edge: fewer than a plate has letters or a face has features. */
const cellsAlong = 5;

/** The area in whole pixels, at least one, clipped to the picture. */
export function pixelsOf({ x, y, width, height }: BlurArea, size: Size): BlurArea {
  const left = Math.min(size.width - 1, Math.floor(x * size.width));
  const top = Math.min(size.height - 1, Math.floor(y * size.height));
  const right = Math.min(size.width, Math.max(left + 1, Math.ceil((x + width) * size.width)));
  const bottom = Math.min(size.height, Math.max(top + 1, Math.ceil((y + height) * size.height)));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Reduces areas to a few colours and scales those up: unlike a soft blur, this cannot be reversed. */
export function blurAreas({ canvas, context }: Canvas, areas: readonly BlurArea[]): void {
  for (const area of areas) {
    const { x, y, width, height } = pixelsOf(area, canvas);
    const cell = Math.max(width, height) / cellsAlong;
    const few = {
      width: Math.max(1, Math.round(width / cell)),
      height: Math.max(1, Math.round(height / cell)),
    };
    const cells = newCanvas(few);
    cells.context.putImageData(averaged(context.getImageData(x, y, width, height), few), 0, 0);
    context.drawImage(cells.canvas, 0, 0, few.width, few.height, x, y, width, height);
  }
}

/** Each pixel is the mean of those it represents. */
function averaged({ data, width, height }: ImageData, few: Size): ImageData {
  const mean = new ImageData(few.width, few.height);
  for (let row = 0; row < few.height; row += 1) {
    for (let column = 0; column < few.width; column += 1) {
      let [red, green, blue, count] = [0, 0, 0, 0];
      const bottom = edgeOf(row + 1, height, few.height);
      const right = edgeOf(column + 1, width, few.width);
      for (let y = edgeOf(row, height, few.height); y < bottom; y += 1) {
        for (let x = edgeOf(column, width, few.width); x < right; x += 1) {
          const at = (y * width + x) * 4;
          red += data[at] ?? 0;
          green += data[at + 1] ?? 0;
          blue += data[at + 2] ?? 0;
          count += 1;
        }
      }
      mean.data.set([red / count, green / count, blue / count, 255], (row * few.width + column) * 4);
    }
  }
  return mean;
}

/** Start of a part when a length is divided into `parts`. */
const edgeOf = (part: number, length: number, parts: number) => Math.floor((part * length) / parts);
