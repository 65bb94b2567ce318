import PDFDocument from 'pdfkit';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { dateText } from '#contract/date-text.ts';
import { type Language, localeOf } from '#contract/language.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { BrochurePicture } from './brochure-picture.ts';

type Model = DataOf<'newModel'>;
type Options = {
  readonly language: Language;
  /** The address of the model's page. */
  readonly url: string;
  readonly picture: BrochurePicture | undefined;
  readonly date: Date;
};
type Request = Options & { readonly model: Model };

const margin = 48;
const green = '#0b6e4f';
const ink = '#10201c';
const quiet = '#55615d';
/** Maximum number of variants in the specification table; more do not fit on a page. */
const mostColumns = 4;
/** In points: height of the footer, width of the price column, and cell padding. */
const foot = 44;
const priceColumn = 165;
const cellPadding = 4;

const words = {
  id: {
    variants: { priced: 'Varian dan harga', plain: 'Varian; harganya belum diketahui' },
    specifications: 'Spesifikasi',
    colours: 'Warna',
    more: (count: number) => `dan ${count} varian lain di halaman model`,
    first: (count: number) => `${count} varian termurah`,
    unknownPrice: 'Harga belum diketahui',
    illustration: 'Gambar ilustrasi.',
    made: (date: string) => `Disusun Lajur pada ${date} dari datanya sendiri. Bukan brosur resmi pabrik.`,
    instalment: (amount: string, down: string, months: number) =>
      `Contoh cicilan: ${amount} per bulan, uang muka ${down}, ${months} bulan. Bukan penawaran.`,
  },
  en: {
    variants: { priced: 'Variants and prices', plain: 'Variants; prices not known' },
    specifications: 'Specifications',
    colours: 'Colours',
    more: (count: number) => `and ${count} more variants on the model's page`,
    first: (count: number) => `the ${count} cheapest variants`,
    unknownPrice: 'Price not known',
    illustration: 'The picture is an illustration.',
    made: (date: string) => `Made by Lajur on ${date} from its own data. Not the maker's brochure.`,
    instalment: (amount: string, down: string, months: number) =>
      `Example of an instalment: ${amount} a month, ${down} down, ${months} months. Not an offer.`,
  },
} as const;

/** Renders a model's brochure as a PDF of two A4 pages: prices on the first, specifications on the second. */
export async function brochureOf({ model, ...options }: Request): Promise<Uint8Array> {
  const document = new PDFDocument({
    ...{ size: 'A4', margin, lang: localeOf[options.language] },
    info: { Title: model.title, Author: 'Lajur' },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  pricesPage(document, model, options);
  document.addPage();
  specificationsPage(document, model, options);
  document.end();
  return whole;
}

type Document = InstanceType<typeof PDFDocument>;

const bold = (document: Document, size: number, colour = ink) =>
  document.font('Helvetica-Bold').fontSize(size).fillColor(colour);
const plain = (document: Document, size: number, colour = ink) =>
  document.font('Helvetica').fontSize(size).fillColor(colour);

function heading(document: Document, text: string): void {
  document.moveDown(0.9);
  bold(document, 13).text(text, margin);
  document.moveDown(0.4);
}

function pricesPage(document: Document, model: Model, options: Options): void {
  const { language, url, date, picture } = options;
  const text = words[language];
  const width = document.page.width - 2 * margin;
  bold(document, 11, green).text('lajur', margin, margin, { link: url });
  document.moveDown(0.6);
  bold(document, 26).text(model.title);
  const { body, prices } = model.model;
  if (body) plain(document, 12, quiet).text(body.name);
  document.moveDown(0.5);
  if (picture) {
    const height = (width * picture.height) / picture.width;
    document.image(Buffer.from(picture.jpeg), margin, document.y, { width });
    document.y += height + 10;
  }
  if (prices) {
    const { min, max, note } = prices;
    const span = min === max ? [min] : [min, max];
    bold(document, 18).text(span.map((price) => formatPrice(price, language)).join(' – '), margin);
    plain(document, 9, quiet).text(note);
  }
  if (model.instalment) {
    const { amount, downPayment, months } = model.instalment;
    const rupiah = (value: number) => `Rp ${formatNumber(value, language)}`;
    document.moveDown(0.4);
    plain(document, 9, quiet).text(text.instalment(rupiah(amount), rupiah(downPayment), months));
  }
  colours(document, model, text.colours);
  heading(document, text.variants[prices ? 'priced' : 'plain']);
  plain(document, 9);
  const shown = fittingVariants(document, model, (width - priceColumn) / 2);
  document.table({
    ...{
      columnStyles: ['*', '*', priceColumn],
      rowStyles: { border: [0, 0, 0.5, 0], borderColor: '#d5dcd8', padding: cellPadding },
    },
    data: shown.map(({ name, facts, price, priceNote }) => [
      name,
      facts.join(' · '),
      price === null
        ? text.unknownPrice
        : {
            text: `${formatPrice(price, language)}\n${priceNote ?? ''}`,
            align: { x: 'right', y: 'top' } as const,
          },
    ]),
  });
  const left = model.variants.length - shown.length;
  if (left > 0) plain(document, 9, quiet).text(text.more(left), margin);
  const day = dateText(date, 'long', language);
  plain(document, 8, quiet).text(
    `${text.illustration} ${text.made(day)} ${url}`,
    margin,
    document.page.height - margin - 24,
    { width, height: 24, link: url },
  );
}

/** The first variants, as many as fit on the page. */
function fittingVariants(document: Document, { variants }: Model, column: number): Model['variants'] {
  let room = document.page.height - margin - foot - document.y;
  const cut = variants.findIndex(({ name, facts, priceNote }) => {
    const texts = [name, facts.join(' · ')].map((text) => [text, column] as const);
    const heights = [...texts, [`-\n${priceNote ?? ''}`, priceColumn] as const].map(([text, width]) =>
      document.heightOfString(text, { width: width - 2 * cellPadding }),
    );
    room -= Math.max(...heights) + 2 * cellPadding + 1;
    return room < 0;
  });
  return cut === -1 ? variants : variants.slice(0, cut);
}

function colours(document: Document, { looks }: Model, title: string): void {
  const known = looks.flatMap(({ colour }) => (colour ? [colour] : []));
  if (known.length === 0) return;
  heading(document, title);
  const top = document.y;
  const column = (document.page.width - 2 * margin) / 3;
  for (const [index, { name, hex }] of known.entries()) {
    const [x, y] = [margin + (index % 3) * column, top + Math.floor(index / 3) * 18];
    document.circle(x + 6, y + 5, 6).fillAndStroke(hex, '#9aa5a0');
    plain(document, 9).text(name, x + 18, y + 1, { width: column - 22, height: 12, ellipsis: true });
  }
  document.x = margin;
  document.y = top + Math.ceil(known.length / 3) * 18;
}

function specificationsPage(document: Document, model: Model, { language }: Options): void {
  const text = words[language];
  const columns = model.variants.slice(0, mostColumns);
  const isCut = columns.length < model.variants.length;
  bold(document, 16).text(`${model.title}: ${text.specifications}`, margin, margin);
  if (isCut) plain(document, 9, quiet).text(text.first(columns.length));
  document.moveDown(0.6);
  const differs = model.specifications.some(({ rows }) => rows.some(({ values }) => values.length > 1));
  const count = differs ? columns.length : 1;
  const header = { font: { family: 'Helvetica-Bold', size: 8 } };
  plain(document, 8);
  document.table({
    ...{ rowStyles: { border: [0, 0, 0.5, 0], borderColor: '#d5dcd8', padding: 3 } },
    data: [
      ...(differs ? [['', ...columns.map(({ name }) => ({ text: name, ...header }))]] : []),
      ...model.specifications.flatMap(({ name, rows }) => [
        [{ text: name, colSpan: count + 1, ...header, backgroundColor: '#f1f4f2' }],
        ...rows.map((row) => [
          row.name,
          ...(row.values.length === 1
            ? [{ text: row.values[0] ?? '–', colSpan: count }]
            : row.values.slice(0, count).map((value) => value ?? '–')),
        ]),
      ]),
    ],
  });
  document.moveDown(1);
  if (model.factsNote) plain(document, 8, quiet).text(model.factsNote, margin);
  plain(document, 8, quiet).text(model.sources.join('; '), margin);
}
