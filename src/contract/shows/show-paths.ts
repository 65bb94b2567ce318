/** GIIAS, the show of the manufacturers' association. */
export const showsPath = '/giias';
