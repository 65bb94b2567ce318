import { addMissing } from './add-missing.ts';

// The first import of a worker: other modules may call what is missing when they are evaluated.
addMissing();
