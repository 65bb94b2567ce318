import masking from '#reference-data/masking/contact-words.json' with { type: 'json' };
import type { Stretch } from './digit-groups.ts';

/*
 * Finds e-mail addresses, links, domains and handles in a folded text, including spaced-out and spelled-out
 * ones.
 */

const oneOf = (words: readonly string[]) => `(?:${words.join('|')})`;
/** `x`, `(x)`, `[x]`, `{x}`, `<x>` for each of the words. */
const bracketed = (words: readonly string[]) => `[([{<]\\s?${oneOf(words)}\\s?[)\\]}>]`;

const local = '[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_])?';
const atWords = ['at', 'et', ...masking.at];
const at = `(?:\\s{0,3}(?:@|${bracketed(['@', 'a', ...atWords])})\\s{0,3}|\\s{1,3}${oneOf(atWords)}\\s{1,3})`;
const dotWords = ['dot', 'd0t', 'titik', 'ttk'];
/**
 * A dot outside an address: only in words or brackets, or preceded by a space, which sentences never have.
 */
const saidDot = `(?:\\s{0,3}${bracketed(['\\.', ',', ...dotWords])}\\s{0,3}|\\s+${oneOf(dotWords)}\\s+|\\s+\\.\\s*)`;
const anyDot = `(?:${saidDot}|\\s?[.,·•]\\s?)`;
const name = '[a-z0-9][a-z0-9-]{1,62}';
/** A mail provider's name, also letter by letter. */
const providers = oneOf(masking.mailProviders.map((one) => [...one].join('[\\s.-]?')));
const country = `(?:${anyDot}id\\b)?`;
/** Endings that are not words of Indonesian or English, and those that are but cannot follow a full stop. */
const safeEnding = `${oneOf(masking.endings)}\\b`;
const wordEnding = `${oneOf(masking.wordEndings)}\\b`;
const path = '(?:\\s?/\\s?\\S*)?';

const handle = '(?=[a-z0-9._-]{0,60}[a-z])[a-z0-9][a-z0-9._-]{2,}';
/** Contains digits, underscores or dots, unlike words of a sentence. */
const oddHandle =
  '(?=[a-z.]{0,60}[_0-9]|[a-z]{1,60}\\.[a-z])(?=[a-z0-9._]{0,60}[a-z]{3})[a-z_][a-z0-9._-]{3,}';
const connector = `(?:\\s*(?:[:=>~/|([{\\-]|@)\\s*|\\s+${oneOf(masking.connectors)}\\b\\s*[:=]?\\s*|\\s+)`;
const notName = `(?!${oneOf([...masking.platformFollowers, ...masking.connectors])}(?![a-z0-9._-]))`;

/** The pattern's one group, if it has any, is what stands before the detail. */
type Pattern = { readonly hint: RegExp; readonly pattern: RegExp };

/** Built with the first text: the expressions take long to build, and most visitors write nothing. */
function makePatterns(): readonly Pattern[] {
  /** `@` and its substitutes. */
  const anyAt = /@|\b(?:at|et|ad|keong|bulat)\b|[\])}>]/;
  const anyPlatform = new RegExp(`\\b${oneOf(masking.platforms)}`);
  const anyPlace = new RegExp(`\\b${oneOf([...masking.platforms, ...masking.weakPlatforms])}\\b`);
  const anyShop = new RegExp(`\\b${oneOf(masking.searchVerbs)}\\b`);
  const notOrdinary = `(?!${oneOf(masking.ordinary)}\\b)`;
  const anyWeakPlatform = new RegExp(`\\b${oneOf(masking.weakPlatforms)}\\b`);

  return [
    { hint: /@/, pattern: new RegExp(`${local}@${name}(?:\\.[a-z0-9-]{1,63}){0,4}\\.[a-z]{2,}`, 'g') },
    // With a provider: `nama (at) gmail dot com`, `nama at gmail`, `nama @ g m a i l`, `nama gmail com`.
    {
      hint: anyAt,
      pattern: new RegExp(
        `${local}${at}${providers}\\b(?:(?:${anyDot}|\\s+)(?:com|co|net|id)\\b)?${country}`,
        'g',
      ),
    },
    {
      hint: /mail|yahoo/,
      pattern: new RegExp(`${local}\\s+(?:pakai|pake|di|punya)\\s+(?:gmail|ymail|yahoo|hotmail)\\b`, 'g'),
    },
    { hint: /mail/, pattern: new RegExp(`\\b(?:g|y|e-?)mail\\s?[:=]\\s?${local}`, 'g') },
    // `gmail saya nama`, `gmailnya nama`, `yahoo mail nama88`.
    {
      hint: /mail/,
      pattern: new RegExp(`\\b(?:gmail|ymail)(?:\\s?nya|\\s+(?:saya|aku|kami))\\s+${notName}${handle}`, 'g'),
    },
    { hint: /mail/, pattern: /\b[a-z0-9][a-z0-9._-]{4,60}\s+(?:gmail|ymail)\b/g },
    {
      hint: /mail/,
      pattern: new RegExp(`\\b(?:gmail|ymail|yahoo\\s?mail)\\s+${oddHandle}`, 'g'),
    },
    {
      hint: /mail|yahoo/,
      pattern: new RegExp(
        `${local}\\s+(?:gmail|ymail|yahoo|hotmail|rocketmail)(?:${anyDot}|\\s*)com\\b`,
        'g',
      ),
    },
    {
      hint: anyAt,
      pattern: new RegExp(`${local}${at}${name}${anyDot}(?:${safeEnding}|co\\b)${country}`, 'g'),
    },
    { hint: /@/, pattern: /(^|[^a-z0-9])@[a-z_][a-z0-9._]{2,}/g },
    { hint: /@/, pattern: new RegExp(`(^|[^a-z0-9])(?:@|[([{]@[)\\]}])\\s{0,2}${oddHandle}`, 'g') },
    { hint: /:/, pattern: /\b(?:h[tx]{2}ps?|ftp)\s?:\s?\/\s?\/\s?\S+/g },
    { hint: /www/, pattern: /\bwww\s?[.,]?\s?[a-z0-9]\S*/g },
    {
      hint: /me\b/,
      pattern: new RegExp(`\\b(?:wa|t|m|fb|ig)(?:${anyDot})me\\b(?:\\s(?:slash|garing)\\s\\S+)?${path}`, 'g'),
    },
    { hint: /\//, pattern: /\b(?:t\s?me|s\sid|bit\s?ly|linktr\s?ee|linktree)\s?\/\s?[a-z0-9]\S*/g },
    { hint: /pin/, pattern: /\bpin\s?(?:bbm?)?\s*[:=]?\s*(?=[a-f]*\d)[a-f0-9]{8}\b/g },
    { hint: /me\b/, pattern: /\bwa\s?me\s?(?:\/|\bslash\b|\bgaring\b)\s?\S+/g },
    {
      hint: /whatsapp|telegram/,
      pattern: /\b(?:api|chat|web)?[.\s]?(?:whatsapp|telegram)\s?\.\s?(?:com|org|me)\S*/g,
    },
    {
      hint: /[.,](?=\S)|\s\.|dot|titik/,
      pattern: new RegExp(
        `\\b(?:[a-z0-9-]{1,63}\\.){0,2}${oneOf(masking.shorteners.map((one) => one.replace('.', anyDot)))}\\b${path}`,
        'g',
      ),
    },
    {
      hint: /\.[a-z]/,
      pattern: new RegExp(
        `\\b${name}(?:\\.[a-z0-9-]{1,63}){0,4}\\.(?:(?:co|or|my|web|biz|ac|sch)\\.id\\b|${safeEnding})${path}`,
        'g',
      ),
    },
    { hint: /\//, pattern: new RegExp(`\\b${name}\\.${wordEnding}\\/\\S+`, 'g') },
    {
      hint: /\.\s?(?:com|net|org|xyz)/,
      pattern: new RegExp(`\\b${name}\\s?\\.\\s?(?:com|net|org|xyz)\\b${path}`, 'g'),
    },
    {
      hint: /,(?:com|net|org|xyz|co)/,
      pattern: new RegExp(`\\b${name},(?:com|net|org|xyz|co\\.?id)\\b${path}`, 'g'),
    },
    { hint: /\bcom\b/, pattern: /\b[a-z0-9-]{4,63}\s+com\b(?:\s+id\b)?/g },
    { hint: /\bco\s/, pattern: /\b[a-z0-9-]{4,63}\s+co\s+id\b/g },
    {
      hint: /dot|d0t|titik|ttk|\s\.|[\])}>]/,
      pattern: new RegExp(`\\b${name}${saidDot}(?:${safeEnding}|co\\b)${country}${path}`, 'g'),
    },
    { hint: /[a-z]dot(?:com|net|id)\b/, pattern: /\b[a-z0-9-]{3,63}dot(?:com|net|id)\b/g },
    // After a platform's name, anything that is not a common word; after an ambiguous one, only what looks like
    // a handle.
    {
      hint: anyPlatform,
      pattern: new RegExp(
        `\\b${oneOf(masking.platforms)}(?:-?(?:nya|ku)|\\s+ku)?${connector}(?:${connector}){0,2}${notName}${handle}`,
        'g',
      ),
    },
    // `ig : b u d i m o t o r`
    {
      hint: anyPlatform,
      pattern: new RegExp(`\\b${oneOf(masking.platforms)}${connector}(?:[a-z0-9] ){4,30}[a-z0-9]\\b`, 'g'),
    },
    // `di youtube cari "rudi mobil"`
    {
      hint: anyShop,
      pattern: new RegExp(
        `\\b${oneOf([...masking.platforms, ...masking.searchedOn])}\\s+${oneOf(masking.searchVerbs)}\\s+["“'‘][^"”'’\\n]{3,60}["”'’]`,
        'g',
      ),
    },
    { hint: /googl/, pattern: /\bgoogl(?:e|ing)\s+["“”'‘’][^"“”'‘’\n]{3,60}["“”'‘’]/g },
    {
      hint: anyWeakPlatform,
      pattern: new RegExp(
        `\\b${oneOf(masking.weakPlatforms)}(?:\\s?[:=]\\s?@?${notName}${handle}|${connector}(?:${connector}){0,2}${oddHandle})`,
        'g',
      ),
    },
    {
      hint: anyPlace,
      pattern: new RegExp(
        `\\b${oddHandle}\\s+(?:di|on|via|lewat|\\(|-)?\\s?${oneOf([...masking.platforms, ...masking.weakPlatforms])}\\b`,
        'g',
      ),
    },
    // `.info` without a path, unless it begins the next sentence: `unit siap.info lengkap`.
    {
      hint: /\.info\b/,
      pattern: new RegExp(
        `\\b${name}\\.info\\b(?!\\s?(?:lebih|lanjut|lengkap|selengkapnya|detail|hub|wa|harga|unit))`,
        'g',
      ),
    },
    {
      hint: /mail/,
      pattern: new RegExp(`\\be-?mail\\b[^@\\n]{1,60}?\\b${oneOf(masking.mailProviders)}\\b`, 'g'),
    },
    {
      hint: anyShop,
      pattern: new RegExp(
        `\\b${oneOf(masking.searchVerbs)}\\s+(?:${oneOf(masking.ordinary)}\\s+)*${notOrdinary}\\S{3,40}(?:\\s+\\S{1,30}){0,3}\\s+(?:di|on|at|lewat|via)\\s+${oneOf([...masking.platforms, ...masking.searchedOn])}\\b`,
        'g',
      ),
    },
  ];
}
let madePatterns: readonly Pattern[] | undefined;

export function findAddresses(text: string): Stretch[] {
  madePatterns ??= makePatterns();
  return madePatterns.flatMap(({ hint, pattern }) =>
    hint.test(text)
      ? [...text.matchAll(pattern)].map(({ 0: match, 1: before = '', index }) => ({
          start: index + before.length,
          end: index + match.length,
        }))
      : [],
  );
}
