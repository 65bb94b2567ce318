/** Marks an answer that came from the device because the network did not answer. Apart, since the first load has it. */
export const keptHeader = 'x-lajur-kept';
