/** Apart from the database's code, for a worker that opens it without Dexie. */
export const deviceDatabaseName = 'lajur';
