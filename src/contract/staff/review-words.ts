import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { ReviewReason } from '#contract/sell/own-listing.ts';

/** What the seller of a pending or rejected listing is told, including what to do about it. */
export const reviewReasonWords: Readonly<
  Record<ReviewReason, { readonly title: Localized; readonly advice: Localized }>
> = {
  mobile_unverified: {
    title: localized('The mobile number is not verified'),
    advice: localized('Sign in with the number in the ad.'),
  },
  no_readable_photo: {
    title: localized('There is no photo that opens'),
    advice: localized('Add at least one photo of the car.'),
  },
  price_far_from_market: {
    title: localized('The price is far from the market'),
    advice: localized('Check the zeros of the price.'),
  },
  contact_details: {
    title: localized('There are contact details in the text'),
    advice: localized(
      'Remove phone numbers, addresses and account names. Buyers reach you through the contact button.',
    ),
  },
  down_payment_as_price: {
    title: localized('The price given is a down payment'),
    advice: localized('Enter the full price of the car.'),
  },
  photo_of_another_listing: {
    title: localized('A photo is already used in another ad'),
    advice: localized('Use photos of your own.'),
  },
  plate_of_another_account: {
    title: localized('This plate is already used in another ad'),
    advice: localized('Check the plate.'),
  },
  unknown_model: {
    title: localized('The model is not in our list yet'),
    advice: localized('We are checking it. If the list has it, choose it there.'),
  },
  stock_limit: {
    title: localized('You have reached the limit of ads'),
    advice: localized('Mark another ad as sold or remove it first.'),
  },
  photos_unclear: {
    title: localized('The photos are not clear'),
    advice: localized('Replace them with bright, sharp photos of the car.'),
  },
  wrong_facts: {
    title: localized('The details do not match the car'),
    advice: localized('Check brand, model, year and mileage.'),
  },
  duplicate_ad: {
    title: localized('The same car is already advertised'),
    advice: localized('One ad for one car is enough.'),
  },
  not_a_car: {
    title: localized('This is not an ad for a car'),
    advice: localized('Only cars can be advertised here.'),
  },
  already_sold: {
    title: localized('The car is already sold'),
    advice: localized('Mark the ad as sold.'),
  },
  suspected_fraud: {
    title: localized('We have doubts about this ad'),
    advice: localized('Contact us if that is a mistake.'),
  },
  offensive: {
    title: localized('The content is not acceptable'),
    advice: localized('Remove those words or photos.'),
  },
  seller_suspended: {
    title: localized('This number is suspended'),
    advice: localized('Please contact us.'),
  },
};
