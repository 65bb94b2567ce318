/** How spreadsheets save CSV in Indonesia and Europe, unless they are asked for UTF-8. */
export const windowsEncoding = 'windows-1252';

/**
 * By how many more characters beyond ASCII were UTF-8 than were not, in text decoded as such. Below zero the bytes are in
 * another encoding; a single damaged character does not make them so.
 */
export function decodedBalance(text: string): number {
  let balance = 0;
  for (const found of text.match(/[^\0-\x7f]/gu) ?? []) balance += found === '\ufffd' ? -1 : 1;
  return balance;
}
