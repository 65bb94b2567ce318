import { expose } from 'comlink';
import { PhotoHost } from '#offline/photos/photo-host.ts';

/** Photos are turned, resized and encoded in this worker, so that the page stays responsive. */
expose(new PhotoHost());
