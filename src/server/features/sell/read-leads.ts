import { sql } from 'drizzle-orm';
import { sellerLeadKinds } from '#contract/leads/lead.ts';
import { isFromBlocked } from '#server/features/account/shared/blocked.ts';

/**
 * Leads visible to a seller, except from blocked senders
 * (leads/lead.repository.ts).
 */
export const isReadBySeller = sql`kind in ${sellerLeadKinds}
  and not exists (${isFromBlocked(sql`(select user_id from listings where id = leads.listing_id)`)})`;
