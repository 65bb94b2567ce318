/* Pages of bookings. First code of a page does not load these. */

/** Reserving a car: what it means, then who comes when. */
export const bookNowPath = '/myaccount/booknow';
export const bookNowStepPath = '/myaccount/booknow1';
/** One's own booking orders, and the state of one. */
export const paymentsPath = '/myaccount/payment';
export const paymentStatePath = '/myaccount/payment1';

/** Booking a listing: what it means, then who comes when. */
export function bookingPath(listingId: number, step: 'terms' | 'form' = 'terms'): string {
  return `${step === 'terms' ? bookNowPath : bookNowStepPath}?ids=${listingId}`;
}

/** The page of a booking order. */
export function paymentPath(reference: string): string {
  return `${paymentStatePath}?ids=${reference}`;
}
