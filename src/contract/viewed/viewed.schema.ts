import * as z from 'zod/mini';

/** How many views one call tells at most. */
export const mostViewsTold = 100;
/** A view counts for so many days after its own: it may have been seen without a connection. */
export const lateViewDays = 7;

const seen = '[1-9]\\d{0,14}:\\d{4}-\\d{2}-\\d{2}';

/** One view, as `4711:2026-11-20`: the car, and the day (UTC) on which it was seen. */
export type SeenCar = { readonly id: number; readonly day: string };
/** Views as a call tells them. */
export const viewsOf = (cars: readonly SeenCar[]): string => cars.map(({ id, day }) => `${id}:${day}`).join();

/* Schema of the endpoint that counts views (endpoint-schemas.ts). */

export const viewedSchemas = {
  countViews: {
    query: () =>
      z.object({
        views: z.pipe(
          z.string().check(z.regex(new RegExp(`^${seen}(?:,${seen}){0,${mostViewsTold - 1}}$`))),
          z.transform((views: string) =>
            views.split(',').map((view): SeenCar => {
              const [id = '', day = ''] = view.split(':');
              return { id: Number(id), day };
            }),
          ),
        ),
      }),
    data: () => z.object({ received: z.literal(true) }),
  },
} as const;
