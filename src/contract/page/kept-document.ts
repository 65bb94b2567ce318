/**
 * The worker's mark on a document that it took from its cache, because the network had not answered. Scripts can read
 * it: https://w3c.github.io/server-timing/#the-server-timing-header-field
 */
export const keptDocumentMark = 'kept';
