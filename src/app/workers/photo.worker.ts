// First, before others are evaluated.
import '#offline/browser/missing-added.ts';

import { expose } from 'comlink';
import { PhotoHost } from '#offline/photos/photo-host.ts';

/** Rotates, resizes and encodes photos in this worker, so that the page stays responsive. */
expose(new PhotoHost());
