import * as z from 'zod/mini';

/** The stars of each aspect, named in the language of the call. */
export const aspectStars = () => z.array(z.object({ name: z.string(), stars: z.number() }));

/** Means of a model's reviews; absent where there are none. */
export const reviewAggregate = () =>
  z.object({
    count: z.number(),
    /** Of all aspects, to a tenth. */
    average: z.number(),
    aspects: aspectStars(),
  });
export type ReviewAggregate = z.infer<ReturnType<typeof reviewAggregate>>;
