import * as z from 'zod/mini';

/* Schemas of the endpoint of a seller's number (endpoint-schemas.ts). */

export const contactSchemas = {
  /** Takes the opaque id, so that numbers cannot be enumerated. */
  sellerDetail: {
    path: '/api/v1/inventory/get-seller-detail',
    who: 'account',
    method: 'POST',
    query: () => z.object({ carIdHash: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
    data: () =>
      z.object({
        usedCarId: z.number(),
        productDetail: z.object({ label: z.string(), slug: z.string(), price: z.number() }),
        sellerDetails: z.object({
          name: z.nullable(z.string()),
          /** E.164. */
          mobile: z.string(),
          isWhatsapp: z.boolean(),
        }),
        showSellerDetails: z.literal(true),
      }),
  },
} as const;
