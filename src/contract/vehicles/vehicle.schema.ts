import * as z from 'zod/mini';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from './vehicle.ts';

export const bodyTypeCode = z.enum(bodyTypes);
export const fuelCode = z.enum(fuels);
export const transmissionCode = z.enum(transmissions);
export const listingTypeCode = z.enum(listingTypes);
export const colorCode = z.enum(colors);
