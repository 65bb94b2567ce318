/** Why a file cannot become a photo. Only the code is stored; the page has the texts. */
export const photoFailures = [
  'not-a-photo',
  'too-heavy',
  'too-many-pixels',
  /** HEIC, the format of iPhones, which this browser cannot decode. */
  'heic',
  'broken',
  /** This browser cannot process photos in a worker. */
  'unsupported',
] as const;
export type PhotoFailure = (typeof photoFailures)[number];
