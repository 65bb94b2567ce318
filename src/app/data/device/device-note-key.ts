/**
 * Key of the note of the device's contents. Separate from device-note.ts because the early script reads it
 * too.
 */
export const noteKey = 'lajur.device';
