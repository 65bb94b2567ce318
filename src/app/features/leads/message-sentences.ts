/** A message with a sentence after what was written. */
export const withSentence = (message: string, sentence: string): string =>
  [message.trim(), sentence].filter((part) => part !== '').join(' ');

/** A message without a sentence, wherever it stands. */
export const withoutSentence = (message: string, sentence: string): string =>
  message
    .split(sentence)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
