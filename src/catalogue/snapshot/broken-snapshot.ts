/** The bytes are no snapshot, or not a whole one, or of a form this build does not know: they are to be fetched anew. */
export class BrokenSnapshot extends Error {
  override readonly name = 'BrokenSnapshot';
}
