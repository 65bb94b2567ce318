import * as z from 'zod/mini';

/** A web story in the list of all. */
const storyCard = () =>
  z.object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    /** `2026-11-18`. */
    published: z.string(),
    pages: z.number(),
  });
export type StoryCard = z.infer<ReturnType<typeof storyCard>>;

export const webStorySchemas = {
  contentStories: {
    path: '/api/v3/content/web-stories',
    who: 'anyone',
    freshSeconds: 600,
    query: () => z.object({}),
    data: () => z.array(storyCard()),
  },
} as const;
