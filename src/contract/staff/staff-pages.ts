/** The review page of staff. */
export const reviewPath = '/ovb/review';
/** The operator's tables. */
export const tablesPath = '/ovb/data';
/** Writing and publishing articles. */
export const articlesDeskPath = '/ovb/konten';
/** Import and export of a dealer's cars. */
export const stockPath = '/ovb/import';
/** The desk of agents. */
export const agentDeskPath = '/ovb/agent';
