/** Separate from the database's code, for workers that open it without Dexie. */
export const deviceDatabaseName = 'lajur';
