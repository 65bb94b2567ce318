/** Why a file cannot become a photo. What is kept of it is this word; the page says it in the reader's language. */
export const photoFailures = [
  'not-a-photo',
  'too-heavy',
  'too-many-pixels',
  /** A photo as iPhones take them, which this browser cannot read. */
  'heic',
  'broken',
  /** This browser has no way to work on photos beside the page. */
  'unsupported',
] as const;
export type PhotoFailure = (typeof photoFailures)[number];
