// First, before others are evaluated.
import '#offline/browser/missing-added.ts';

import { expose } from 'comlink';
import { SnapshotHost } from '#offline/snapshot/snapshot-host.ts';

/** Answers calls from the saved city in this worker, so that the page stays responsive. */
expose(new SnapshotHost());
