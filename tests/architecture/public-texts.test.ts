import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { isPublicText } from '#contract/api/wire-values.ts';

/** Not public: read by its addressee or staff alone; a message's contact details are masked where it is read. */
const privateFields =
  /^(?:requestScope\.(?:company|note)|updateProfile\.name|sendSupportMessage\.\w+|report(?:OwnerReview|Conversation)?\.details|sendMessage\.(?:text|images)|staff\w+\.(?:note|answer)|save(?:Outlet|Finance|Insurance|Warranty|Trade)?Lead\.\w+|saveWarrantyClaim\.\w+|createOrder\.name|askSeller\.name)$/;
/** Public, and checked by the rules of its form, which tell the problem of each field. */
const ruledFields =
  /^(?:(?:create|update)Listing\.\w+|(?:send|change)Offer\.note|rateDeal\.words|saveOwnerReview\.\w+)$/;
/** Read by a parser, which keeps nothing that it does not know. */
const parsedFields =
  /\.(?:search|lastFilter|other|email|hashes|edits|csv|xlsx|photos|hours|content|searches)$/;
/** Shorter than any text that people write about themselves. */
const shortest = 200;

/** Whether a schema takes any text of that length. */
const takesText = (schema: z.ZodMiniType) => z.safeParse(schema, 'x '.repeat(shortest / 2)).success;

const shapeOf = ({ shape }: { readonly shape: Readonly<Record<string, z.ZodMiniType>> }) =>
  Object.entries(shape);

test('every text that people write is declared public, or named here with what checks it', () => {
  const undeclared = Object.entries(endpointSchemas).flatMap(([name, { query }]) =>
    shapeOf(query()).flatMap(([field, schema]) => {
      const path = `${name}.${field}`;
      const isKnown =
        isPublicText(schema) || privateFields.test(path) || ruledFields.test(path) || parsedFields.test(path);
      return isKnown || /^(?:utm|landingUrl)/.test(field) || !takesText(schema) ? [] : [path];
    }),
  );
  expect(undeclared).toEqual([]);
});
