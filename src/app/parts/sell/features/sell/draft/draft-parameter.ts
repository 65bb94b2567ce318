/** The draft of an address; ids are made on the device (offline/device/new-client-id.ts). */
export function draftParameter(search: string): string | undefined {
  const id = new URLSearchParams(search).get('draft') ?? '';
  return /^[0-9a-f-]{36}$/.test(id) ? id : undefined;
}
