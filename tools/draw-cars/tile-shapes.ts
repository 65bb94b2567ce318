import type { CarShape } from './car-shape.ts';
import { carShapes } from './car-shapes.ts';

/** One shape for every body type. */
export const tileShapes: Record<string, CarShape> = {
  mpv: carShapes.avanza,
  suv: carShapes.fortuner,
  hatchback: carShapes.brio,
  sedan: carShapes.civic,
  crossover: carShapes['hr-v'],
  'pickup-truck': carShapes.hilux,
  van: carShapes['gran-max'],
  wagon: carShapes.outback,
  coupe: carShapes.coupe,
  convertible: carShapes.convertible,
};
