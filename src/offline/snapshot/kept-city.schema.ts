import * as z from 'zod/mini';

/** The saved city without its cars, so that it can be read quickly and often. */
export const keptCity = z.lazy(() =>
  z.object({
    citySlug: z.string(),
    cityName: z.string(),
    /** Kilometres around the city whose cars are saved too. */
    radius: z._default(z.number(), 0),
    version: z.string(),
    /** The state of the server's data, in milliseconds since 1970. */
    asOf: z.number(),
    cars: z.number(),
    /** Size of the last full download, in bytes on the wire. */
    fetchedBytes: z.number(),
    /** When the server was last contacted, whether or not anything had changed. */
    syncedAt: z.number(),
  }),
);
export type KeptCity = z.infer<typeof keptCity>;

/** A downloaded snapshot, or one with later changes applied. */
export const catalogueBytes = z.lazy(() =>
  z.object({
    citySlug: z.string(),
    bytes: z.instanceof(Uint8Array<ArrayBuffer>),
  }),
);
export type CatalogueBytes = z.infer<typeof catalogueBytes>;
