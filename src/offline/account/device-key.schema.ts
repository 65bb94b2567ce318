import * as z from 'zod/mini';

/** The device's token, and the account that is signed in. */
export const deviceKey = z.object({ id: z.enum(['device', 'account']), value: z.string() });
export type DeviceKey = z.infer<typeof deviceKey>;
