import { type Language, pathInLanguage } from '#contract/language.ts';
import type { ListingCard, ListingDetail } from '#contract/listing/listing.ts';
import { pictureUrl } from '#contract/listing/picture.ts';
import { listingPath } from '#contract/paths.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';
import { transmissionNames } from '#contract/vehicles/card-words.ts';
import { bodyTypeNames, colorNames, fuelNames } from '#contract/vehicles/vehicle.ts';

/* Structured data according to https://schema.org. */

/** Origin and language of URLs. */
export type SchemaPlace = { readonly origin: string; readonly language: Language };

const context = 'https://schema.org';

function addressOf(path: string, { origin, language }: SchemaPlace): string {
  return origin + pathInLanguage(path, language);
}

export function breadcrumbList(steps: readonly Breadcrumb[], place: SchemaPlace): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: addressOf(url, place),
    })),
  };
}

/** @param from index of the first car within the whole list, from 1 */
export function itemList(cars: readonly ListingCard[], from: number, place: SchemaPlace): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: cars.map(({ slug, label, makeYear }, index) => ({
      '@type': 'ListItem',
      position: from + index,
      name: `${label} ${makeYear}`,
      url: addressOf(listingPath(slug), place),
    })),
  };
}

function availabilityOf(status: ListingDetail['status']): string {
  if (status === 'sold') return `${context}/SoldOut`;
  return status === 'reserved' ? `${context}/Reserved` : `${context}/InStock`;
}

function sellerOf({ sellerName, listingType }: ListingDetail): object {
  if (sellerName === null) return {};
  return { seller: { '@type': listingType === 'diler' ? 'AutoDealer' : 'Person', name: sellerName } };
}

/** Unknown facts are omitted. */
export function carWithOffer(listing: ListingDetail, place: SchemaPlace): object {
  const { language, origin } = place;
  const { label, makeYear, kilometerDriven, bodyType, color, ownership, citySlug } = listing;
  const url = addressOf(listingPath(listing.slug), place);
  return {
    '@context': context,
    '@type': 'Car',
    name: `${label} ${makeYear}`,
    url,
    sku: listing.carIdHash,
    ...(listing.description === '' ? {} : { description: listing.description }),
    image: listing.images.map(({ key }) => origin + pictureUrl(key, 960)),
    brand: { '@type': 'Brand', name: listing.brandName },
    model: listing.modelName,
    ...(listing.variantName === null ? {} : { vehicleConfiguration: listing.variantName }),
    vehicleModelDate: String(makeYear),
    itemCondition: `${context}/UsedCondition`,
    ...(kilometerDriven === null
      ? {}
      : { mileageFromOdometer: { '@type': 'QuantitativeValue', value: kilometerDriven, unitCode: 'KMT' } }),
    ...(bodyType === null ? {} : { bodyType: bodyTypeNames[bodyType][language] }),
    ...(color === null ? {} : { color: colorNames[color][language] }),
    ...(ownership === null ? {} : { numberOfPreviousOwners: ownership }),
    fuelType: fuelNames[listing.fuel][language],
    vehicleTransmission: transmissionNames[listing.transmission][language],
    offers: {
      '@type': 'Offer',
      url,
      price: listing.price,
      priceCurrency: 'IDR',
      availability: availabilityOf(listing.status),
      itemCondition: `${context}/UsedCondition`,
      availableAtOrFrom: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(citySlug === null ? {} : { addressLocality: listing.place }),
          addressRegion: listing.provinceName,
          addressCountry: 'ID',
        },
      },
      ...sellerOf(listing),
    },
  };
}
