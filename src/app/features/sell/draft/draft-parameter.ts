/** The draft's id in an address; ids are generated on the device (offline/device/new-client-id.ts). */
export function draftParameter(search: string): string | undefined {
  const id = new URLSearchParams(search).get('draft') ?? '';
  return /^[0-9a-f-]{36}$/.test(id) ? id : undefined;
}
