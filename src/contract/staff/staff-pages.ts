/** The review page of staff. */
export const reviewPath = '/ovb/review';
/** Import and export of a dealer's cars. */
export const stockPath = '/ovb/import';
/** The desk of agents. */
export const agentDeskPath = '/ovb/agent';
