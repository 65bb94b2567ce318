/**
 * The bytes are not a snapshot, or an incomplete one, or in an unknown format: it must be downloaded again.
 */
export class BrokenSnapshot extends Error {
  override readonly name = 'BrokenSnapshot';
}
