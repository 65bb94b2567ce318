import * as z from 'zod';
import type { Tracking } from '#contract/site/navigation.ts';

const percent = 'a whole number from 0 to 100';

/** Environment variables of events, tag manager and ads, each parsed separately (env.ts). */
export const trackingVariables = {
  EVENT_SAMPLE: z
    .string()
    .regex(/^\d{1,3}$/, percent)
    .transform(Number)
    .refine((value) => value <= 100, percent)
    .default(100),
  EVENT_COLLECTOR: z
    .string()
    .refine(
      (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
      'an address such as https://events.example/batch',
    )
    .optional(),
  EVENT_CONSENT: z.enum(['0', '1'], { error: 'one of 0, 1' }).default('0'),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'an id such as GTM-AB12CD3')
    .optional(),
  ADSENSE_CLIENT: z
    .string()
    .regex(/^ca-pub-\d{10,20}$/, 'an id such as ca-pub-1234567890123456')
    .optional(),
  ADSENSE_SLOT: z
    .string()
    .regex(/^\d{6,16}$/, 'the digits of an ad unit')
    .optional(),
};
type TrackingVariables = z.output<z.ZodObject<typeof trackingVariables>>;

/** Combines the variables, or says what is missing. */
export function readTracking(
  values: TrackingVariables,
): { readonly settings: Tracking } | { problem: string } {
  const { ADSENSE_CLIENT: client, ADSENSE_SLOT: slot, EVENT_COLLECTOR: collector } = values;
  const { TAG_MANAGER_ID: tagManager } = values;
  if ((client === undefined) !== (slot === undefined)) {
    const missing = client === undefined ? 'ADSENSE_CLIENT' : 'ADSENSE_SLOT';
    return { problem: `${missing} is missing: expected it beside the other ADSENSE_… variable.` };
  }
  return {
    settings: {
      sample: values.EVENT_SAMPLE,
      ...(values.EVENT_CONSENT === '1' && { needsConsent: true }),
      ...(collector && { collector }),
      ...(tagManager && { tagManager }),
      ...(client && slot && { ads: { client, slot } }),
    },
  };
}

/** Where the configured scripts come from, for the content security policy; empty by default. */
export function originsOf({ collector, tagManager, ads }: Tracking) {
  const tags = tagManager ? ['https://www.googletagmanager.com'] : [];
  const shown = ads ? adOrigins : [];
  return {
    script: [...tags, ...shown],
    connect: [...(collector ? [new URL(collector).origin] : []), ...tags, ...shown],
    image: [...tags, ...shown],
    frame: shown,
  };
}

/** https://support.google.com/adsense/answer/16283098 lists none for good: an ad may need more of them. */
const adOrigins = [
  'https://pagead2.googlesyndication.com',
  'https://tpc.googlesyndication.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
];
