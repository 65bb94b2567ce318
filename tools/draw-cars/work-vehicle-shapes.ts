import { type CarShape, profileLine } from './car-shape.ts';
import { granMax, hilux } from './large-car-shapes.ts';

/** A cab over the front wheels, before a bed with low boards. */
export const carryPickUp: CarShape = {
  length: 1.66,
  width: 1.68,
  height: 1.86,
  wheelBase: 2.55,
  wheelRadius: 0.285,
  frontOverhang: 0.66,
  clearance: 0.19,
  cornerFront: 2.7,
  cornerRear: 7,
  low: profileLine('0:0.82 0.02:0.96 0.08:1.02 0.3:1.07 0.55:1.09 1:1.09 1.4:1.09 1.6:1.08 1.66:1.02'),
  top: profileLine('0.2:1.02 0.34:1.18 0.7:1.62 0.92:1.78 1.15:1.85 1.4:1.85 1.53:1.78 1.59:1.5 1.63:1.08'),
  screenEnd: 0.74,
  rearGlassStart: 1.5,
  doors: [0.36, 1.38, 1.38],
  sideGlass: [0.42, 1.42],
  quarterPillar: 1.5,
  lean: [0.07, 0],
  tumble: 0.87,
  face: 'van',
  tail: 'low',
  spokes: 0,
  twinSpokes: false,
  threeDoor: true,
  cargo: { kind: 'bed', from: 1.74, until: 4.2, floor: 0.74, top: 1.1 },
};

export const tragaBox: CarShape = {
  ...carryPickUp,
  width: 1.74,
  height: 1.9,
  wheelBase: 2.6,
  wheelRadius: 0.3,
  cargo: { kind: 'box', from: 1.74, until: 4.55, floor: 0.74, top: 2.3 },
};

export const l300Chassis: CarShape = {
  ...carryPickUp,
  width: 1.74,
  height: 1.92,
  wheelBase: 2.6,
  wheelRadius: 0.3,
  cargo: { kind: 'bare', from: 1.74, until: 4.4, floor: 0.72, top: 0.72 },
};

/** A light truck. */
export const canter: CarShape = {
  ...carryPickUp,
  length: 1.72,
  width: 1.87,
  height: 2.14,
  wheelBase: 3.1,
  wheelRadius: 0.37,
  frontOverhang: 0.98,
  clearance: 0.3,
  cornerFront: 3.4,
  low: profileLine('0:1.0 0.02:1.14 0.06:1.2 0.2:1.26 0.45:1.29 1:1.3 1.45:1.3 1.66:1.29 1.72:1.2'),
  top: profileLine('0.12:1.2 0.2:1.36 0.4:1.86 0.56:2.04 0.85:2.13 1.45:2.13 1.58:2.06 1.65:1.75 1.69:1.28'),
  screenEnd: 0.44,
  rearGlassStart: 1.56,
  doors: [0.34, 1.36, 1.36],
  sideGlass: [0.3, 1.42],
  lean: [0.04, 0],
  tumble: 0.9,
  cargo: { kind: 'bed', from: 1.84, until: 5.5, floor: 0.98, top: 1.5 },
};

/** A pickup with a bonnet and one row of seats. */
export const hiluxSingle: CarShape = {
  ...hilux,
  height: 1.76,
  wheelRadius: 0.35,
  clearance: 0.24,
  top: profileLine(
    '1.18:1.12 1.46:1.3 1.96:1.6 2.2:1.71 2.42:1.76 2.62:1.745 2.76:1.68 2.84:1.42 2.89:1.14',
  ),
  screenEnd: 1.94,
  rearGlassStart: 2.68,
  doors: [1.52, 2.58, 2.58],
  sideGlass: [1.42, 2.68],
  quarterPillar: 2.7,
  threeDoor: true,
  cladding: false,
  flare: 0.03,
  spokes: 0,
  face: 'classic',
  bed: [2.96, 5.22],
};

/** Sheet metal where a van has windows. */
export const blindVan: CarShape = { ...granMax, sideGlass: [0.42, 1.42], spokes: 0 };
