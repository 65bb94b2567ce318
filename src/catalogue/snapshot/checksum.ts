/**
 * Four bytes that tell content from any other, by 32 bits at a time: a phone is done with a city in a millisecond. Bytes
 * that were cut off or flipped on the way, or on the device, are noticed; it is no proof against somebody who means it.
 */
export function checksumOf(bytes: Uint8Array): number {
  const isAligned = bytes.byteOffset % 4 === 0;
  const aligned = isAligned ? bytes : bytes.slice();
  const words = new Int32Array(aligned.buffer, aligned.byteOffset, aligned.length >>> 2);
  let sum = bytes.length | 0;
  // Each step can be undone, so that whatever differs in one word differs in the end.
  const fours = words.length & ~3;
  for (let at = 0; at < fours; at += 4) {
    sum = Math.imul(sum ^ (words[at] ?? 0), 0x9e_37_79_b1) ^ (words[at + 1] ?? 0);
    sum = Math.imul(sum ^ (sum >>> 15), 0x85_eb_ca_6b) ^ (words[at + 2] ?? 0);
    sum = Math.imul(sum ^ (sum >>> 13), 0x9e_37_79_b1) ^ (words[at + 3] ?? 0);
  }
  for (let at = fours * 4; at < aligned.length; at++) {
    sum = Math.imul(sum ^ (aligned[at] ?? 0), 0x9e_37_79_b1);
    sum ^= sum >>> 15;
  }
  return sum >>> 0;
}
