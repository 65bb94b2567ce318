/**
 * An article's text in parts, each with the picture that comes after it: pictures stand between sections, evenly spread.
 * All but the last part have one.
 */
export function illustrated<Picture>(
  html: string,
  pictures: readonly Picture[],
): readonly (readonly [part: string, picture: Picture | undefined])[] {
  const sections = html.split(/(?=<h2 )/);
  const cut = (at: number) => Math.ceil((at * sections.length) / (pictures.length + 1));
  return Array.from({ length: pictures.length + 1 }, (_, at) => [
    sections.slice(cut(at), cut(at + 1)).join(''),
    pictures[at],
  ]);
}
