/**
 * The version of the privacy page that people consent to: the day it last changed. Leads and accounts store it with
 * the time (UU 27/2022, articles 20 to 24). A changed text is a new version.
 */
export const consentVersion = '2026-11-22';
