/** Where the note of what the device holds is stored. Apart from device-note.ts: the early script reads it too. */
export const noteKey = 'lajur.device';
