/*
 * What fraud asks for in a conversation: money before the car was seen, a courier, a link that hides where it leads
 * (docs/product.md#warnings-in-conversations). Words alone mean nothing: a buyer may ask what the down payment is. A
 * text is risky where it asks for a payment, or says where to pay.
 */
export type Risk = 'payment' | 'courier' | 'link';

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200b-\u200f]/g, '');

const pay = 'transfer(?:kan)?|trf|tf|bayar(?:kan)?|setor(?:kan)?|lunasi|pay|wire';
const money =
  'dp|uang|dana|panjar|tanda jadi|down ?payment|deposit|booking fee|money|admin|ongkir|pelunasan|\\d+ ?(?:jt|juta|rb|ribu)\\b';
const request =
  'dulu|duluan|sekarang|segera|hari ini|langsung|first|now|today|before|sebelum|biar|supaya|agar';
const ways = 'rek(?:ening)?|norek|bca|bri|bni|mandiri|bsi|ovo|gopay|dana|shopeepay|virtual account';

const payments = [
  // `transfer dulu`, `kirim tanda jadi sekarang`, `DP dulu 500rb`
  new RegExp(`\\b(?:${pay}|(?:kirim(?:kan)?|send)\\b.{0,15}\\b(?:${money}))\\b.{0,40}\\b(?:${request})\\b`),
  new RegExp(`\\b(?:${money}).{0,25}\\b(?:dulu|duluan|first|sekarang|segera)\\b`),
  // An account to pay to.
  /\b(?:ke|no(?:mor)?|nomer|via|to|number)\b.{0,12}\b(?:rek(?:ening)?|norek|account)\b/,
  /\b(?:norek|rek(?:ening)?|account)\b.{0,25}\b(?:bca|bri|bni|mandiri|bsi|cimb|dana|ovo|gopay|a\/?n|atas nama)\b/,
  new RegExp(`\\b(?:${pay}|kirim(?:kan)?)\\b.{0,30}\\b(?:${ways})\\b`),
];
/** What an honest text says of the same words. */
const harmless =
  /\b(?:jangan|tidak (?:perlu|usah|bisa)|ga(?:k)? (?:perlu|usah|bisa)|tanpa|never|do not|don'?t|no need)\b.{0,30}\b(?:transfer|tf|bayar|dp|kirim|pay|send)/;
const couriers = [
  /\b(?:dikirim|kirim|pengiriman|antar|shipped|shipping|delivered|delivery)\b.{0,40}\b(?:ekspedisi|kargo|cargo|towing|courier|jne|j&t|pelabuhan)\b.{0,60}\b(?:bayar|transfer|dp|ongkir|biaya|pay|fee)\b/,
  /\b(?:bayar|transfer|ongkir|biaya|pay)\b.{0,60}\b(?:ekspedisi|kargo|cargo|courier)\b/,
  /\b(?:ekspedisi|kargo)\b.{0,30}\b(?:ditanggung|gratis|siap|kami|rekanan|kepercayaan)\b/,
];
const links =
  /\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|s\.id|cutt\.ly|is\.gd|ow\.ly|rb\.gy|shorturl\.at|rebrand\.ly|linktr\.ee|lnkd\.in|t\.me|tiny\.cc|v\.gd|shope\.ee)\s*\/\s*\S/;

/** The risks of a text, each once; none for what is harmless. */
export function risksOf(text: string): Risk[] {
  const plain = folded(text);
  const risks: Risk[] = [];
  if (!harmless.test(plain)) {
    if (payments.some((pattern) => pattern.test(plain))) risks.push('payment');
    if (couriers.some((pattern) => pattern.test(plain))) risks.push('courier');
  }
  if (links.test(plain)) risks.push('link');
  return risks;
}

/** A text by what it says, for finding the same one again: without case, signs, digits and spaces. */
export function textKey(text: string): string {
  return folded(text).replace(/[^\p{L}]/gu, '');
}
