import * as z from 'zod/mini';
import { languages } from '#contract/language.ts';

const leaf = () => ({
  id: z.number(),
  name: z.string(),
  title: z.string(),
  /** A path without language prefix; null for a heading that only expands. */
  url: z.nullable(z.string()),
  language_code: z.enum(languages),
  parent_id: z.nullable(z.number()),
  category_id: z.nullable(z.number()),
  platformId: z.nullable(z.number()),
  class: z.nullable(z.string()),
  iconClass: z.nullable(z.string()),
  onclick: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  type: z.enum(['link', 'group']),
  /** Where it is shown. */
  showAt: z.array(z.enum(['header', 'hamburger', 'footer'])),
  isWeb: z.boolean(),
});
const leafItem = z.lazy(() => z.object(leaf()));
/** An entry of the menu (docs/product.md#menu-and-footer); `child` is the second and last level. */
export const menuItem = z.lazy(() => z.object({ ...leaf(), child: z.array(leafItem) }));
export type MenuItem = z.infer<typeof menuItem>;
export type MenuLeaf = z.infer<typeof leafItem>;

const link = z.lazy(() => z.object({ label: z.string(), url: z.string() }));
export type SiteLink = z.infer<typeof link>;

export const faqEntry = z.lazy(() => z.object({ question: z.string(), answer: z.string() }));
export type FaqEntry = z.infer<typeof faqEntry>;

export const breadcrumb = z.lazy(() => z.object({ label: z.string(), url: z.string(), title: z.string() }));
export type Breadcrumb = z.infer<typeof breadcrumb>;

/** What is counted, and scripts of others; absent is off (docs/product.md#tracking). */
const tracking = () =>
  z.object({
    /** Percentage of visits whose events are sent. */
    sample: z.number(),
    /** Where events are sent instead of here. */
    collector: z.optional(z.string()),
    /** Whether events need consent; what others receive always does. */
    needsConsent: z.optional(z.literal(true)),
    tagManager: z.optional(z.string()),
    ads: z.optional(z.object({ client: z.string(), slot: z.string() })),
  });
export type Tracking = z.infer<ReturnType<typeof tracking>>;

/** The site's settings for the shell. Empty and null values are not displayed. */
export const siteSettings = () =>
  z.object({
    cityId: z.number(),
    citySlug: z.string(),
    cityName: z.string(),
    currencyCode: z.string(),
    isdCode: z.string(),
    countryCode: z.string(),
    languages: z.optional(
      z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          code: z.enum(languages),
          isDefault: z.boolean(),
          rtl: z.boolean(),
        }),
      ),
    ),
    categories: z.optional(
      z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          slug: z.string(),
          isSelected: z.boolean(),
          isUsed: z.boolean(),
          homeWidget: z.boolean(),
        }),
      ),
    ),
    /** Whether pages are light or dark; `auto` follows the visitor's system. */
    theme: z.optional(z.literal('auto')),
    tracking: z.optional(tracking()),
    heading: z.string(),
    footerColumns: z.array(z.object({ title: z.string(), links: z.array(link) })),
    faqs: z.array(faqEntry),
    appStoreUrl: z.nullable(z.string()),
    playStoreUrl: z.nullable(z.string()),
    careersUrl: z.nullable(z.string()),
    supportEmail: z.nullable(z.string()),
    sisterSites: z.array(link),
    social: z.array(
      z.object({ network: z.enum(['facebook', 'twitter', 'youtube', 'instagram']), url: z.string() }),
    ),
  });
export type SiteSettings = z.infer<ReturnType<typeof siteSettings>>;
