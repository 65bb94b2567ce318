import { variantId } from '#contract/new-compare/variant-ids.ts';
import type { NewVehicleModel, NewVehicleVariant } from './new-vehicle-catalogue.ts';

/** A variant's id as used in addresses. */
export const idOf = ({ brand, slug }: NewVehicleModel, variant: NewVehicleVariant): string =>
  variantId({ brand: brand.slug, model: slug, variant: variant.slug });

export const labelOf = ({ brand, name }: NewVehicleModel, variant: NewVehicleVariant): string =>
  [brand.name, name, variant.name].filter(Boolean).join(' ');
