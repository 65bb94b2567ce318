import { DomUtils, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof DomUtils.getChildren>[number];
type Element = ReturnType<typeof DomUtils.findAll>[number];

/** A sentence with a digit, or a block's part of one, with what it stands in. */
export type Block = {
  readonly text: string;
  /** The used car whose card it is on. */
  readonly car: number | undefined;
  /** The address of the link around it, or of the only one in it. */
  readonly link: string | undefined;
  /** The last heading before it, or what opens the part that it is in. */
  readonly heading: string;
  /** The last heading before it. */
  readonly title: string;
  /** What its row of a table, or its term of a list of terms, is called. */
  readonly row: string;
  /** What its column of a table is called. */
  readonly column: string;
  /** All that its row of a table reads. */
  readonly line: string;
};

const inline = new Set('a abbr b strong em i span small sup sub mark time data code'.split(' '));
const hidden = new Set('script style svg template'.split(' '));
const titles = new Set('h1 h2 h3 h4'.split(' '));
const openings = new Set('summary legend'.split(' '));

const carOf = (href: string | undefined) => {
  const [, id] = /\/detail-mobil-bekas\/[^/?]+-(\d+)(?:[?#]|$)/.exec(href ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
};
const hrefsIn = (element: Element) => [
  ...new Set(
    DomUtils.findAll(({ name }) => name === 'a', [element]).map(({ attribs }) => attribs.href ?? ''),
  ),
];
/** An inline element that is a link around blocks ends no less than they do. */
const isInline = (element: Element) => {
  if (!inline.has(element.name)) return false;
  return !DomUtils.existsOne(({ name }) => !inline.has(name), element.children);
};
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const textOf = (node: Node): string =>
  DomUtils.isTag(node) && hidden.has(node.name)
    ? ''
    : DomUtils.isText(node)
      ? node.data
      : DomUtils.isTag(node)
        ? // Words of neighbours are told apart, as they are on the page.
          ` ${node.children.map(textOf).join('')} `
        : '';

type Place = Pick<Block, 'car' | 'link' | 'row' | 'column' | 'line'>;

/** What stands around an element: its card's car, its link, the names of its row and column. */
function placeOf(element: Element): Place {
  let [car, link]: [number | undefined, string | undefined] = [undefined, undefined];
  let [row, column, line] = ['', '', ''];
  for (let at: Element | undefined = element; at; at = parentOf(at)) {
    link ??= at.name === 'a' ? at.attribs.href : undefined;
    if (car === undefined && at.name === 'a') car = carOf(at.attribs.href);
    if (car === undefined && (at.name === 'article' || at.name === 'li')) {
      const cars = new Set(hrefsIn(at).map(carOf));
      if (cars.size === 1) [car] = cars;
    }
    if (row === '' && at.name === 'tr')
      row = oneLine(textOf(at.children.find((each) => DomUtils.isTag(each)) ?? at));
    if (line === '' && at.name === 'tr') line = oneLine(textOf(at));
    if (column === '' && (at.name === 'td' || at.name === 'th')) column = columnOf(at);
    if (row === '' && at.name === 'dd') {
      let before = DomUtils.prevElementSibling(at);
      while (before && before.name !== 'dt') before = DomUtils.prevElementSibling(before);
      row = before ? oneLine(textOf(before)) : '';
    }
  }
  const inside = hrefsIn(element);
  return { car, link: link ?? (inside.length === 1 ? inside[0] : undefined), row, column, line };
}

const parentOf = (element: Element): Element | undefined =>
  element.parent && DomUtils.isTag(element.parent) ? element.parent : undefined;

function columnOf(cell: Element): string {
  let place = 0;
  for (let at = DomUtils.prevElementSibling(cell); at; at = DomUtils.prevElementSibling(at))
    place += Number(at.attribs.colspan ?? 1);
  let table: Element | undefined = cell;
  while (table && table.name !== 'table') table = parentOf(table);
  const [head] = table ? DomUtils.getElementsByTagName('tr', table) : [];
  let column = 0;
  for (const each of head?.children ?? []) {
    if (!DomUtils.isTag(each)) continue;
    const span = Number(each.attribs.colspan ?? 1);
    if (place < column + span) return oneLine(textOf(each));
    column += span;
  }
  return '';
}

/** The sentences with a digit of a page's description and main part. */
export function blocksOf(html: string): Block[] {
  const document = parseDocument(html);
  const found: Block[] = [];
  let [heading, title] = ['', ''];
  const add = (text: string, place: Place) => {
    for (const sentence of oneLine(text).split(/(?<=[.?!])(?<!^\d+\.)\s+(?=[A-Z“])/))
      if (/\d/.test(sentence)) found.push({ text: sentence, heading, title, ...place });
  };
  const walk = (element: Element) => {
    // A chart's names of its axes: its figures are also a table, or a list.
    if (hidden.has(element.name) || 'data-chart' in element.attribs) return;
    let words = '';
    const flush = () => {
      if (/\d/.test(words)) add(words, placeOf(element));
      words = '';
    };
    if (titles.has(element.name)) title = oneLine(textOf(element));
    if (titles.has(element.name) || openings.has(element.name)) heading = oneLine(textOf(element));
    for (const child of element.children) {
      if (DomUtils.isText(child)) words += child.data;
      else if (DomUtils.isTag(child)) {
        if (isInline(child)) words += textOf(child);
        else {
          flush();
          walk(child);
        }
      }
    }
    flush();
  };
  const main = DomUtils.findOne(({ name }) => name === 'main', document.children);
  const description = DomUtils.findOne(
    ({ name, attribs }) => name === 'meta' && attribs.name === 'description',
    document.children,
  );
  add(description?.attribs.content ?? '', { car: undefined, link: undefined, row: '', column: '', line: '' });
  if (main) walk(main);
  return found;
}
