import { priceLimits } from '#contract/money.ts';
import { figureText } from '#contract/readers/figures.ts';
import { rupiahReadings } from '#contract/readers/read-rupiah.ts';
import { type Reading, read, unread } from '#server/car-list/row-reasons.ts';

/** A partial amount instead of the price: `TDP 85 jt`, `angsuran 5 jt`. */
const downPayment =
  /(?:^|[^a-z])(?:tdp|dp|uang muka|down ?payment|angsuran|angs|cicilan|cicil|per ?bulan)(?![a-z])|\/ ?(?:bln|bulan)(?![a-z])/;
const foreign = /\$|€|£|¥|(?:^|[^a-z])(?:usd|us|eur|sgd|myr|rm|dollar|euro)(?![a-z])/;

/** The price of a row. Of several interpretations, the one within the limits counts. */
export function parsePrice(text: string): Reading<number> {
  const written = figureText(text);
  if (/^(?:-|n\/?a|unknown|nego|)$/.test(written)) return unread('price_missing');
  if (downPayment.test(written)) return unread('price_down_payment');
  if (foreign.test(written)) return unread('price_foreign');
  const readings = rupiahReadings(text);
  if (readings === undefined) return unread('price_missing');
  if (readings.length === 0) return unread('price_unreadable');
  const possible = new Set(readings.filter((price) => price >= priceLimits.min && price <= priceLimits.max));
  const [price] = possible;
  if (price === undefined) return unread('price_out_of_limits');
  return possible.size > 1 ? unread('price_ambiguous') : read(price);
}
