import type { Language } from '#contract/language.ts';

export type HeadProps = {
  readonly title: string;
  readonly description: string;
  /** The page's canonical path, without language prefix; absent on error pages. */
  readonly canonicalPath?: string;
  /**
   * The paths of the same page in each language, where they differ; without it, all have `canonicalPath`.
   * Of a page that exists in one language, only that.
   */
  readonly pathIn?: Readonly<Partial<Record<Language, string>>>;
  /** Page number of a paginated list, which is part of its canonical address; sort orders are not. */
  readonly pages?: { readonly current: number; readonly count: number };
  readonly isIndexed?: boolean;
  /** The link preview's picture, with the size `socialPictureSize`. */
  readonly imageUrl?: string | undefined;
};
