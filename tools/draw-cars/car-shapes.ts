import type { DrawnBody } from '../../src/server/drawn-photos/drawn-bodies.ts';
import type { CarShape } from './car-shape.ts';
import { avanza, brio, civic, hrV, innova, xpander } from './family-car-shapes.ts';
import { alphard, fortuner, granMax, hilux, jimny } from './large-car-shapes.ts';
import { airEv, convertible, coupe, supercar } from './small-car-shapes.ts';

/** Every drawn body's proportions. */
export const carShapes: Record<DrawnBody, CarShape> = {
  avanza,
  xpander,
  innova,
  brio,
  fortuner,
  'hr-v': hrV,
  'gran-max': granMax,
  hilux,
  civic,
  alphard,
  jimny,
  'air-ev': airEv,
  coupe,
  supercar,
  convertible,
};
