import type { DrawnBody } from '../../src/server/drawn-photos/drawn-bodies.ts';
import type { CarShape } from './car-shape.ts';
import { avanza, brio, calya, civic, hrV, innova, outback, rush, xpander } from './family-car-shapes.ts';
import { alphard, fortuner, granMax, hilux, jimny, wrangler } from './large-car-shapes.ts';
import { corolla, kijang, prelude, serena, starlet, strada, terrano, zebra } from './older-car-shapes.ts';
import { airEv, convertible, cooper, coupe, supercar } from './small-car-shapes.ts';
import { blindVan, canter, carryPickUp, hiluxSingle, l300Chassis, tragaBox } from './work-vehicle-shapes.ts';

/** Every drawn body's proportions. */
export const carShapes: Record<DrawnBody, CarShape> = {
  avanza,
  xpander,
  innova,
  calya,
  brio,
  fortuner,
  rush,
  'hr-v': hrV,
  'gran-max': granMax,
  'blind-van': blindVan,
  hilux,
  'hilux-single': hiluxSingle,
  'carry-pick-up': carryPickUp,
  'traga-box': tragaBox,
  'l300-chassis': l300Chassis,
  canter,
  civic,
  outback,
  alphard,
  jimny,
  wrangler,
  'air-ev': airEv,
  cooper,
  coupe,
  supercar,
  convertible,
  kijang,
  serena,
  starlet,
  corolla,
  terrano,
  strada,
  prelude,
  zebra,
};
