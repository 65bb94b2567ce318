/**
 * Marks an answer that the worker took from its cache because the network did not answer. Apart, since the first load
 * has it.
 */
export const keptHeader = 'x-lajur-kept';
