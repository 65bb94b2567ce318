import type { Undertaking } from './fault-round.ts';
import { type GivenLead, isNumberLeft, leadRowOf, prepareLead, sendLead } from './lead-visitor.ts';
import type { Seller } from './seller.ts';

/** Sends one lead. @param before the rows that were on the device already; its own is added once it is sent */
export function leadUndertaking(
  seller: Seller,
  origin: string,
  lead: GivenLead,
  before: Set<string>,
): Undertaking {
  return {
    prepare: () => prepareLead(seller, origin, lead),
    send: () => sendLead(seller, lead.mobile),
    row: () => leadRowOf(seller, before),
    async wrong() {
      const row = await leadRowOf(seller, before);
      if (row) before.add(row.id);
      const isLeft = await isNumberLeft(await seller.page(), lead.mobile);
      return isLeft ? ['the number is still on the device'] : [];
    },
  };
}
