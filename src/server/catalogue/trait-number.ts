import { ownersShift, papersShift, traits } from '#contract/vehicles/traits.ts';

/** The current month in Jakarta, `YYYY-MM`, as SQL. */
export const presentMonth = `to_char(now() at time zone 'Asia/Jakarta', 'YYYY-MM')`;

const bitsOf = (slug: (typeof traits)[number]['slug']) =>
  traits.find((trait) => trait.slug === slug)?.bits ?? 0;
const mostOwners = bitsOf('pemilik-4') >> ownersShift;

/** A listing's encoded traits except for that of its price, as SQL (contract/vehicles/traits.ts). */
export const traitNumber = `(
  case when accident_free then ${bitsOf('bebas-tabrakan')} else 0 end
  + case when flood_free then ${bitsOf('bebas-banjir')} else 0 end
  + case when tax_paid_until >= ${presentMonth} then ${bitsOf('pajak-hidup')} else 0 end
  + case when service_record then ${bitsOf('servis-tercatat')} else 0 end
  + (least(coalesce(ownership, 0), ${mostOwners}) << ${ownersShift})
  + (case bpkb_holder when 'owner' then 1 when 'dealer' then 2 when 'finance' then 3 else 0 end << ${papersShift}))`;
