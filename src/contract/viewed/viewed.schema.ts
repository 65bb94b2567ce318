import * as z from 'zod/mini';

/** Maximum number of views per call. */
export const mostViewsTold = 100;
/** For how many days after it a view is accepted: it may have happened offline. */
export const lateViewDays = 7;

const seen = '[1-9]\\d{0,14}:\\d{4}-\\d{2}-\\d{2}';

/** One view, as `4711:2026-11-20`: the car's id and the day (UTC). */
export type SeenCar = { readonly id: number; readonly day: string };
/** Views in wire format. */
export const viewsOf = (cars: readonly SeenCar[]): string => cars.map(({ id, day }) => `${id}:${day}`).join();

/* Schema of the endpoint that counts views (endpoint-schemas.ts). */

export const viewedSchemas = {
  /** Reports which cars this device has displayed. */
  countViews: {
    path: '/api/v1/inventory/count-views',
    who: 'anyone',
    method: 'POST',
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
