import type { Language, Localized } from '#contract/language.ts';
import type { SitePage, SitePageBlock } from '#contract/site-pages/site-page.schema.ts';

/** A page's texts, with both languages side by side, so that neither falls behind. */
export type WrittenBlock =
  | { readonly text: Localized }
  | { readonly list: readonly Localized[] }
  | { readonly facts: readonly { readonly term: Localized; readonly text: Localized }[] }
  | { readonly links: readonly { readonly label: Localized; readonly url: string }[] };

export type WrittenPage = {
  readonly title: Localized;
  readonly description: Localized;
  readonly updatedOn: string;
  readonly sections: readonly {
    readonly id: string;
    readonly heading: Localized;
    readonly blocks: readonly WrittenBlock[];
  }[];
};

/** The operator from `DATA_DIR/site.json`. Unset values are not displayed. */
export type SiteOperator = {
  readonly supportEmail: string | null;
  readonly company: { readonly name: string; readonly address: string } | null;
};

function blockIn(block: WrittenBlock, language: Language): SitePageBlock {
  if ('text' in block) return { kind: 'text', text: block.text[language] };
  if ('list' in block) return { kind: 'list', items: block.list.map((item) => item[language]) };
  if ('links' in block)
    return {
      kind: 'links',
      links: block.links.map(({ label, url }) => ({ label: label[language], url })),
    };
  return {
    kind: 'facts',
    facts: block.facts.map(({ term, text }) => ({ term: term[language], text: text[language] })),
  };
}

export function pageIn(
  { title, description, updatedOn, sections }: WrittenPage,
  language: Language,
): SitePage {
  return {
    title: title[language],
    description: description[language],
    updatedOn,
    sections: sections.map(({ id, heading, blocks }) => ({
      id,
      heading: heading[language],
      blocks: blocks.map((block) => blockIn(block, language)),
    })),
  };
}
