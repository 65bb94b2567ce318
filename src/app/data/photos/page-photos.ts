import { PhotoHost } from '#offline/photos/photo-host.ts';
import { preparePhoto } from '#offline/photos/prepare-photo.ts';
import { addPageCanvas } from './page-canvas.ts';

addPageCanvas();

/** Prepares stored photos in the page. */
export const pagePhotos = new PhotoHost();

/** Prepares a photo in the page. */
export const prepareInPage = preparePhoto;
