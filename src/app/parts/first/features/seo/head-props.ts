export type HeadProps = {
  readonly title: string;
  readonly description: string;
  /** The page's canonical path, without language prefix; absent on error pages. */
  readonly canonicalPath?: string;
  /** The page number of a list: a page is its own canonical, a sort order is not. */
  readonly pages?: { readonly current: number; readonly count: number };
  readonly isIndexed?: boolean;
  /** The link preview, in the size of `socialPictureSize`. */
  readonly imageUrl?: string | undefined;
};
