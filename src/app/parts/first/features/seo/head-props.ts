export type HeadProps = {
  readonly title: string;
  readonly description: string;
  /** The page's one address, without language prefix; absent on pages that are none (errors). */
  readonly canonicalPath?: string;
  /** Of a list in pages: which one this is. It names itself, which sort orders do not. */
  readonly pages?: { readonly current: number; readonly count: number };
  readonly isIndexed?: boolean;
  /** What is shown beside a link to the page, in the size of `socialPictureSize`. */
  readonly imageUrl?: string | undefined;
};
