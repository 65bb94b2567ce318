import type { Undertaking } from './fault-round.ts';
import { type GivenLead, isNumberLeft, leadRowOf, leadRows, prepareLead, sendLead } from './lead-visitor.ts';
import type { Seller } from './seller.ts';

/** Sends one lead. */
export function leadUndertaking(seller: Seller, origin: string, lead: GivenLead): Undertaking {
  /** Rows that were on the device before: a sent row no longer has its fields. */
  let before: ReadonlySet<string> = new Set();
  return {
    async prepare() {
      await prepareLead(seller, origin, lead);
      before = new Set((await leadRows(seller)).map(({ id }) => id));
    },
    send: () => sendLead(seller, lead.mobile),
    row: () => leadRowOf(seller, before),
    async wrong() {
      const isLeft = await isNumberLeft(await seller.page(), lead.mobile);
      return isLeft ? ['the number is still on the device'] : [];
    },
  };
}
