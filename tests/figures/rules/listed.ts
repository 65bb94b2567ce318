/**
 * What a list like `MPV 4 SUV 2` must read.
 * @returns the text if each number is that of its name; otherwise the first that is not
 */
export function listed(text: string, numbers: ReadonlyMap<string, string>): string {
  const pairs = [...text.matchAll(/(.+?) (\d[\d.,]*)(?: |$)/g)];
  const off = pairs.find(([, name = '', number]) => numbers.get(name.trim()) !== number);
  if (pairs.map(([pair]) => pair).join('') !== text) return 'no list of names and numbers';
  return off === undefined ? text : `${off[1]} ${numbers.get(off[1]?.trim() ?? '') ?? '(unknown)'}`;
}
