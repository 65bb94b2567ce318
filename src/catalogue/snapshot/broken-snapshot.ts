/** The bytes are no snapshot, an incomplete one, or of an unknown format: fetch it again. */
export class BrokenSnapshot extends Error {
  override readonly name = 'BrokenSnapshot';
}
