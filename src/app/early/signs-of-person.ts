/** Events that tell that somebody uses the page. */
export const signsOfPerson = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
] as const;
