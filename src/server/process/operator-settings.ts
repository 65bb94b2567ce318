import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { faqEntry } from '#contract/site/navigation.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { codeOf } from './error-reason.ts';
import { referenceFile } from './reference-table.ts';
import { StartUpError } from './start-up-error.ts';

const address = z.url({ protocol: /^https?$/ });
const link = z.strictObject({ label: z.string().check(z.maxLength(60)), url: address });

const kind = z.enum(categories.map(({ slug }) => slug));
const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
/** The operator's settings in `DATA_DIR/site.json`. Settings that are absent are not displayed. */
const operatorSettings = z.strictObject({
  appStoreUrl: z.optional(address),
  playStoreUrl: z.optional(address),
  careersUrl: z.optional(address),
  /** The operator's company, for the terms and the privacy page. */
  company: z.optional(
    z.strictObject({ name: z.string().check(z.maxLength(120)), address: z.string().check(z.maxLength(300)) }),
  ),
  supportEmail: z.optional(z.email()),
  sisterSites: z.optional(z.array(link)),
  social: z.optional(
    z.array(
      z.strictObject({ network: z.enum(['facebook', 'twitter', 'youtube', 'instagram']), url: address }),
    ),
  ),
  /** Video channels of brands. */
  brandChannels: z.optional(z.array(z.strictObject({ brand: slug, kind: z.optional(kind), url: address }))),
  faqs: z.optional(z.strictObject({ id: z.array(faqEntry), en: z.array(faqEntry) })),
});
export type OperatorSettings = z.infer<typeof operatorSettings>;

function nameUnknownKeys(issue: z.core.$ZodRawIssue): string | undefined {
  return issue.code === 'unrecognized_keys' ? `unknown: ${issue.keys.join(', ')}` : undefined;
}

/** Settings of a demonstration without its own, with addresses reserved for examples (RFC 2606). */
const demonstrationSite = referenceFile('demo/site.json');

/**
 * @param isDemonstration whether to fall back to the example settings if the site has no file
 * @throws StartUpError for an unreadable or invalid file
 */
export async function readOperatorSettings(
  dataDirectory: string,
  isDemonstration = false,
): Promise<OperatorSettings> {
  const file = join(dataDirectory, 'site.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'ENOENT') throw new StartUpError(`${file} cannot be read (${code ?? 'unknown error'}).`);
    if (!isDemonstration) return {};
    text = await readFile(demonstrationSite, 'utf8');
  }
  try {
    return z.parse(operatorSettings, JSON.parse(text.replace(/^\ufeff/, '')), { error: nameUnknownKeys });
  } catch (cause) {
    const problem =
      cause instanceof z.core.$ZodError ? z.prettifyError(cause).replace(/\s+/g, ' ') : 'it is not JSON';
    throw new StartUpError(`site.json cannot be used: ${problem}`);
  }
}
