/**
 * The text people agree to when they leave data with us: the day the privacy page last changed what it says. Every
 * lead and account keeps which one it was, and when (UU 27/2022, articles 20 to 24). Another text is another version.
 */
export const consentVersion = '2026-11-22';
