/**
 * Finds an element again after React has rendered it anew: by its order among those that look the same.
 * @returns a function that finds it, or nothing if there are more or fewer of them
 */
export function placeOf(element: Element): () => HTMLElement | undefined {
  const { localName, className } = element;
  const alike = () =>
    [...document.querySelectorAll<HTMLElement>(localName)].filter((other) => other.className === className);
  const before: Element[] = alike();
  const place = before.indexOf(element);
  return () => {
    const now = alike();
    return now.length === before.length ? now[place] : undefined;
  };
}
