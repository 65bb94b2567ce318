import { PhotoHost } from '#offline/photos/photo-host.ts';
import { preparePhoto } from '#offline/photos/prepare-photo.ts';

/** A canvas of the page with what the preparation of photos calls of an OffscreenCanvas. */
function pageCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return Object.assign(canvas, {
    convertToBlob: ({ type, quality }: ImageEncodeOptions) =>
      new Promise<Blob>((resolve, reject) => {
        const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('nothing was encoded')));
        canvas.toBlob(take, type, quality);
      }),
  });
}

/** Lets Safari before 16.4 and Firefox before 105 prepare photos in the page. */
function addPageCanvas(): void {
  if (typeof OffscreenCanvas !== 'undefined') return;
  Object.defineProperty(globalThis, 'OffscreenCanvas', {
    // `new` returns what a function returns.
    value: function OffscreenCanvas(width: number, height: number) {
      return pageCanvas(width, height);
    },
  });
}

addPageCanvas();

/** Prepares stored photos in the page. */
export const pagePhotos = new PhotoHost();

/** Prepares a photo in the page. */
export const prepareInPage = preparePhoto;
