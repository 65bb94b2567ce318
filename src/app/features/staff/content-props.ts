import type { ArticleContent } from '#contract/articles/article-content.ts';

/** What is wrong with which field, once it is asked. */
export type ShownProblems = Readonly<Record<string, string>>;

export type ContentProps = {
  readonly content: ArticleContent;
  readonly problems: ShownProblems;
  onChange(content: ArticleContent): void;
};
