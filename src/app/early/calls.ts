import { addMissing } from '#offline/browser/add-missing.ts';

// A script of its own (scripts/build/vite/early-script.ts), for browsers that lack some of them.
addMissing();
