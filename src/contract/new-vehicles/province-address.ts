/** A page of new vehicles with its prices in a province, by its id; as listed without one. */
export function inProvince(path: string, province: number | null | undefined): string {
  const [place = '', query] = path.split('?');
  const others = (query ?? '').split('&').filter((part) => part !== '' && !part.startsWith('province='));
  const all = province ? [...others, `province=${province}`] : others;
  return all.length === 0 ? place : `${place}?${all.join('&')}`;
}
