/** Events of a person who uses the page. */
export const signsOfPerson = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
] as const;
