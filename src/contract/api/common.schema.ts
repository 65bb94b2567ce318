import { accountSchemas } from '#contract/account/account.schema.ts';
import { leadSchemas } from '#contract/leads/lead.schema.ts';
import { marketSchemas } from '#contract/market/market.schema.ts';
import { notificationSchemas } from '#contract/notifications/notification.schema.ts';
import { offerSchemas } from '#contract/offers/offer.schema.ts';
import { outletSchemas } from '#contract/outlets/outlet.schema.ts';
import { reportSchemas } from '#contract/report/report.schema.ts';
import { sellingSchemas } from '#contract/sell/sell.schema.ts';
import { sellerSchemas } from '#contract/seller/seller.schema.ts';
import { contactSchemas } from '#contract/seller-number/seller-number.schema.ts';
import { supportMessageSchemas } from '#contract/support/support-message.schema.ts';
import { viewedSchemas } from '#contract/viewed/viewed.schema.ts';
import { readingSchemas } from './reading.schema.ts';

/**
 * Endpoints called by the parts that every device stores; endpoint-schemas.ts lists those of the other parts.
 */
export const commonSchemas = {
  ...readingSchemas,
  ...accountSchemas,
  ...supportMessageSchemas,
  ...sellingSchemas,
  ...offerSchemas,
  ...outletSchemas,
  ...notificationSchemas,
  ...leadSchemas,
  ...contactSchemas,
  ...marketSchemas,
  ...sellerSchemas,
  ...reportSchemas,
  ...viewedSchemas,
} as const;
