import { type CarShape, profileLine } from './car-shape.ts';
import { civic } from './family-car-shapes.ts';

/** An electric car for two or four, as short as it is needed. */
export const airEv: CarShape = {
  length: 2.974,
  width: 1.505,
  height: 1.631,
  wheelBase: 2.01,
  wheelRadius: 0.265,
  frontOverhang: 0.47,
  clearance: 0.15,
  cornerFront: 3.2,
  cornerRear: 4.4,
  low: profileLine('0:0.62 0.03:0.76 0.1:0.84 0.34:0.93 0.62:0.98 1.2:1 2:1.02 2.7:1.04 2.93:1 2.974:0.9'),
  top: profileLine('0.5:0.96 0.68:1.12 1.12:1.48 1.36:1.59 1.75:1.631 2.3:1.61 2.7:1.55 2.82:1.36 2.92:1.05'),
  screenEnd: 1.1,
  rearGlassStart: 2.66,
  doors: [0.82, 1.9, 1.9],
  sideGlass: [0.74, 2.72],
  quarterPillar: 2.0,
  lean: [0.06, 0.01],
  tumble: 0.84,
  face: 'electric',
  tail: 'bar',
  spokes: 6,
  twinSpokes: false,
  threeDoor: true,
};

/** A hatchback of two doors beside the one behind. */
export const cooper: CarShape = {
  length: 3.82,
  width: 1.727,
  height: 1.414,
  wheelBase: 2.495,
  wheelRadius: 0.31,
  frontOverhang: 0.72,
  clearance: 0.14,
  cornerFront: 3,
  cornerRear: 3.6,
  low: profileLine(
    '0:0.62 0.03:0.74 0.11:0.83 0.5:0.92 1:0.965 1.6:0.975 2.5:0.99 3.2:1.02 3.62:1.02 3.77:0.97 3.82:0.86',
  ),
  top: profileLine('1.06:0.94 1.24:1.06 1.64:1.31 1.9:1.39 2.3:1.414 2.9:1.4 3.28:1.35 3.48:1.2 3.64:1.03'),
  screenEnd: 1.62,
  rearGlassStart: 3.22,
  doors: [1.28, 2.44, 2.44],
  sideGlass: [1.24, 3.3],
  quarterPillar: 2.5,
  lean: [0.06, 0.03],
  tumble: 0.83,
  face: 'city',
  tail: 'corner',
  spokes: 5,
  twinSpokes: true,
  threeDoor: true,
};

export const coupe: CarShape = {
  ...civic,
  length: 4.5,
  height: 1.34,
  wheelBase: 2.63,
  wheelRadius: 0.345,
  low: profileLine(
    '0:0.58 0.03:0.67 0.13:0.72 0.6:0.8 1.4:0.9 1.9:0.925 2.9:0.96 3.6:1.0 4.1:1.04 4.42:1.02 4.5:0.86',
  ),
  top: profileLine('1.34:0.88 1.66:1.02 2.26:1.27 2.52:1.33 2.76:1.34 3.15:1.29 3.5:1.17 3.8:1.07 4.06:1.0'),
  screenEnd: 2.22,
  rearGlassStart: 3.12,
  doors: [1.68, 2.94, 2.94],
  sideGlass: [1.68, 3.62],
  quarterPillar: 3.0,
  threeDoor: true,
};

/** Low and wide, its engine behind the seats. */
export const supercar: CarShape = {
  length: 4.46,
  width: 1.94,
  height: 1.17,
  wheelBase: 2.62,
  wheelRadius: 0.34,
  frontOverhang: 1,
  clearance: 0.11,
  cornerFront: 2.8,
  cornerRear: 3.4,
  low: profileLine(
    '0:0.52 0.03:0.61 0.13:0.665 0.6:0.75 1.1:0.83 1.6:0.87 2.6:0.92 3.3:0.97 3.9:0.96 4.38:0.9 4.46:0.76',
  ),
  top: profileLine('1.08:0.79 1.34:0.9 1.9:1.1 2.2:1.155 2.5:1.17 2.9:1.13 3.3:1.05 3.7:0.985'),
  screenEnd: 1.86,
  rearGlassStart: 2.86,
  doors: [1.5, 2.66, 2.66],
  sideGlass: [1.38, 3.16],
  quarterPillar: 2.76,
  lean: [0.1, 0.03],
  tumble: 0.68,
  face: 'sport',
  tail: 'bar',
  spokes: 5,
  twinSpokes: true,
  threeDoor: true,
  boot: true,
};

/** With the roof down: a closed one looks like a coupe. */
export const convertible: CarShape = { ...coupe, openCabin: [1.86, 3.36] };
