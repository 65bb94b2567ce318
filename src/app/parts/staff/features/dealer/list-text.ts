/** Decodes a spreadsheet's file: UTF-8, or UTF-16, which they call "Unicode text". */
export async function listText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  return new TextDecoder(first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
}
