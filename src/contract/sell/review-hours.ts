/** Hours within which an ad that is held for review appears: the operator's promise to sellers. */
export const reviewHours = 24;
