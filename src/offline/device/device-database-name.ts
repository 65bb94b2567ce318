/** Apart from the database's code, for a worker that opens it without. */
export const deviceDatabaseName = 'lajur';
