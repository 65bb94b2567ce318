import PDFDocument from 'pdfkit';
import { dateText } from '#contract/date-text.ts';
import { type Language, localeOf } from '#contract/language.ts';
import { formatNumber } from '#contract/money.ts';
import type { OrderView } from '#contract/payments/payment.schema.ts';
import { printable, receiptFont } from './receipt-font.ts';

const margin = 56;

const words = {
  id: {
    title: 'Bukti pembayaran booking',
    reference: 'Nomor',
    car: 'Mobil',
    name: 'Nama',
    paid: 'Dibayar',
    refunded: 'Dikembalikan',
    released: 'Diteruskan ke penjual',
    fee: 'Biaya booking',
    price: 'Harga yang disepakati',
    note: 'Biaya booking adalah bagian dari harga mobil. Selama pembeli belum menyatakan mobil diterima, biaya ini disimpan untuk pembeli.',
  },
  en: {
    title: 'Receipt for a booking',
    reference: 'Number',
    car: 'Car',
    name: 'Name',
    paid: 'Paid',
    refunded: 'Refunded',
    released: 'Passed on to the seller',
    fee: 'Booking fee',
    price: 'Agreed price',
    note: 'The booking fee is part of the price of the car. Until the buyer has confirmed that they received the car, it is kept for the buyer.',
  },
} as const;

type Request = { readonly order: OrderView; readonly language: Language };

/** Renders the receipt of a paid order as a PDF of one A5 page. */
export async function receiptOf({ order, language }: Request): Promise<Uint8Array> {
  const text = words[language];
  const document = new PDFDocument({
    ...{ size: 'A5', margin, lang: localeOf[language] },
    info: { Title: `${text.title} ${order.reference}`, Author: 'Lajur' },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  const rupiah = (amount: number) => `Rp ${formatNumber(amount, language)}`;
  const when = (action: OrderView['events'][number]['action'], name: string): [string, string][] => {
    const event = order.events.find((one) => one.action === action);
    return event ? [[name, `${dateText(event.createdAt, 'long moment', language)} WIB`]] : [];
  };
  const rows: [string, string][] = [
    [text.reference, order.reference],
    [text.car, printable(order.car)],
    [text.name, printable(order.name)],
    [text.price, rupiah(order.price)],
    ...when('pay', text.paid),
    ...when('confirm-refund', text.refunded),
    ...when('release', text.released),
  ];
  document.font('Helvetica-Bold').fontSize(11).fillColor('#0b6e4f').text('lajur');
  document.moveDown(0.6).fontSize(18).fillColor('#10201c').text(text.title);
  document.moveDown(0.6).fontSize(22).text(rupiah(order.fee));
  document.font('Helvetica').fontSize(9).fillColor('#55615d').text(text.fee);
  document.moveDown(1).font(receiptFont).fontSize(9).fillColor('#10201c');
  document.table({
    columnStyles: [110, '*'],
    rowStyles: { border: [0, 0, 0.5, 0], borderColor: '#d5dcd8', padding: 5 },
    data: rows,
  });
  document.moveDown(1).font('Helvetica').fontSize(9).fillColor('#55615d').text(text.note);
  document.end();
  return whole;
}
