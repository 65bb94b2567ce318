import { expose } from 'comlink';
import { PhotoHost } from '#offline/photos/photo-host.ts';

/** Photos are turned, made smaller and encoded beside the page: however large they are, it answers to touch. */
expose(new PhotoHost());
