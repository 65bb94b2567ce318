import { haveContactDetails } from '#contract/masking/contact-details.ts';
import type { ReviewReason } from '#contract/sell/own-listing.ts';
import { parsePrice } from '#server/reading/parse-price.ts';

/** A price above or below the median by more than this factor is held for review (docs/product.md#review). */
const timesFromMarket = 3;
/** An amount within this share of the price counts as the price. */
const sameAmount = 0.02;

const paymentWords =
  /(?:^|[^a-z])(?:tdp|dp|uang muka|down ?payment)(?:\s*(?:hanya|cuma|mulai|minim(?:al)?|only|from))?\s*[:=]?\s*((?:rp\.?\s*)?\d[\d.,]*\s*(?:jt|jta|juta|mio|million|m|mlr|milyar|miliar|rb|ribu)?)(?![a-z0-9])/g;
const posesAsPrice =
  /(?:^|[^a-z])(?:harga|price)\s*(?:di ?atas|tertera|tsb|tersebut|itu|shown|above)?\s*(?:adalah|ialah|=|:|is)?\s*(?:the\s*)?(?:tdp|dp|uang muka|down ?payment|oper kredit|over kredit|take over)(?![a-z])/;

/** Whether the description says that the price is a down payment. */
export function isDownPayment(description: string, price: number): boolean {
  const text = description.normalize('NFKC').toLowerCase();
  if (posesAsPrice.test(text)) return true;
  return [...text.matchAll(paymentWords)].some(([, figure = '']) => {
    const amount = parsePrice(figure);
    return amount.ok && Math.abs(amount.value - price) <= price * sameAmount;
  });
}

/** Input of the checks; the last fields come from the database. */
export type Checked = {
  readonly isMobileVerified: boolean;
  readonly photoCount: number;
  readonly price: number;
  /** The median of comparable cars; null without a market. */
  readonly marketMedian: number | null;
  readonly title: string;
  readonly description: string;
  readonly sellerName: string | null;
  readonly isModelKnown: boolean;
  readonly isPhotoOfAnother: boolean;
  readonly isPlateOfAnother: boolean;
};

/** Reasons for a review by staff; without any, it is approved immediately. */
export function reviewReasonsOf(car: Checked): ReviewReason[] {
  const { price, marketMedian } = car;
  const isFarFromMarket =
    marketMedian !== null &&
    (price * timesFromMarket < marketMedian || price > marketMedian * timesFromMarket);
  const found: readonly (readonly [isSo: boolean, reason: ReviewReason])[] = [
    [!car.isMobileVerified, 'mobile_unverified'],
    [car.photoCount === 0, 'no_readable_photo'],
    [isFarFromMarket, 'price_far_from_market'],
    [haveContactDetails([car.sellerName ?? '', car.title, car.description]), 'contact_details'],
    [isDownPayment(`${car.title}\n${car.description}`, price), 'down_payment_as_price'],
    [car.isPhotoOfAnother, 'photo_of_another_listing'],
    [car.isPlateOfAnother, 'plate_of_another_account'],
    [!car.isModelKnown, 'unknown_model'],
  ];
  return found.flatMap(([isSo, reason]) => (isSo ? [reason] : []));
}
