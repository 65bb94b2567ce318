/** Maximum length of a note on a decision, for other staff. */
export const staffNoteLength = 500;
