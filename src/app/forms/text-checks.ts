import { findContactDetails } from '#contract/masking/contact-details.ts';
import { hasKtp } from '#contract/masking/ktp-in-text.ts';

export const textChecks = { findContactDetails, hasKtp };
