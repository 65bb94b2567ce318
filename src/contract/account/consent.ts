/**
 * The version of the privacy page that visitors consent to: the date of its last change. Leads and accounts
 * store it with the time (UU 27/2022, articles 20 to 24). Any change of the text is a new version.
 */
export const consentVersion = '2026-11-27';
