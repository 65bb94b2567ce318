import { useEffect } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { useDevice } from '#app/data/device/use-device.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { syncReferences } from '#app/pwa/sync-references.ts';
import type { VehicleCatalogue } from '#contract/sell/own-listing.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import { readVehicles } from '#offline/sell/kept-references.ts';
import type { Brand, Model, Variant } from './vehicle-choices.ts';

/** All brands, models and variants: from the device, otherwise from the server. */
export function useVehicles(): VehicleCatalogue | undefined {
  const language = useLanguage();
  // With data saver on, no other page has done so (src/app/after-load.tsx).
  useEffect(() => void syncReferences(language), [language]);
  const state = useDevice(readVehicles);
  const kept = state.kind === 'known' ? state.value : undefined;
  const isMissing = state.kind === 'failed' || (state.kind === 'known' && kept === undefined);
  const asked = useApi('sellCatalogue', isMissing ? {} : undefined);
  return kept ?? asked.data;
}

export type ChosenVehicle = {
  readonly brand: Brand | undefined;
  readonly model: Model | undefined;
  readonly variant: Variant | undefined;
};

/** The catalogue's entries for the car of a form. */
export function vehicleOf(catalogue: VehicleCatalogue | undefined, form: SellForm): ChosenVehicle {
  const find = <Item extends { readonly id: number }>(items: readonly Item[] = [], id?: string) =>
    id ? items.find((item) => String(item.id) === id) : undefined;
  return {
    brand: find(catalogue?.brands, form.brandId),
    model: find(catalogue?.models, form.modelId),
    variant: find(catalogue?.variants, form.variantId),
  };
}
