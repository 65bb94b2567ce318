import { carFactNames } from '#contract/listing/car-facts.ts';
import { pick } from '#contract/pick.ts';
import { plateFacts } from '#contract/sell/plate-facts.ts';
import type { InterpretedRow } from '#server/car-list/interpret-row.ts';
import { sellerColumns } from '#server/features/listing/shared/seller-columns.ts';
import type { AccountRow } from '#server/session/principal.ts';

/** The columns of a listing from a row of a dealer's list. Always uses the dealer's verified number. */
export function dealerValues(row: InterpretedRow, account: AccountRow, modelId: number) {
  const { vehicle, seller, facts } = row;
  const plate = plateFacts(facts.regNo);
  return {
    ...sellerColumns(account, account.mobile),
    title: row.title,
    description: row.description,
    makeYear: row.makeYear,
    kilometerDriven: row.kilometerDriven,
    price: row.price,
    provinceId: row.provinceId,
    cityId: row.cityId,
    color: row.color,
    brandId: vehicle.brand.id,
    modelId,
    variantId: vehicle.variantId,
    variantName: vehicle.variantName,
    bodyType: vehicle.bodyType,
    fuel: vehicle.fuel,
    transmission: vehicle.transmission,
    sellerName: seller.sellerName ?? account.name,
    mobile: account.mobile,
    email: seller.email ?? account.email,
    isWhatsapp: seller.isWhatsapp,
    registrationYear: facts.registrationYear,
    regNo: facts.regNo,
    plateRegion: plate.plateRegion ?? facts.plateRegion,
    plateParity: plate.plateParity ?? facts.plateParity,
    ...pick(facts, carFactNames),
  };
}

export type DealerValues = ReturnType<typeof dealerValues>;
