/** Lists all web stories. */
export const webStoriesPath = '/web-stories';

/** A story is a document of the server's own, the same path in both languages; its AMP form: `ampStoryPath`. */
export const storyPath = (slug: string): string => `${webStoriesPath}/${slug}`;

/** Size of a story's poster, in pixels: 3:4, as the format asks. */
export const storyPosterSize = { width: 640, height: 853 } as const;

export const storyPosterUrl = (slug: string): string => `/media/story/${slug}.jpg`;
