/**
 * The worker's mark on a document from its cache, used because the network had not responded. Scripts can
 * read it: https://w3c.github.io/server-timing/#the-server-timing-header-field
 */
export const keptDocumentMark = 'kept';
