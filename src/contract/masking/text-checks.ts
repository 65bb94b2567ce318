import { findContactDetails as find } from './contact-details.ts';
import { hasKtp as has } from './ktp-in-text.ts';

/*
 * What no public text may contain, for the rules of forms. A browser has text-checks-later.ts in the place of this module
 * (`imports` in package.json).
 */
export const findContactDetails = find;
export const hasKtp = has;
