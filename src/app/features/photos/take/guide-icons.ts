import { Car, CarFront, Gauge, type IconNode } from 'lucide';
import type { PhotoGuide } from '#contract/listing/photo-guide.ts';

const mirrored: IconNode = Car.map(([tag, attributes]) => [
  tag,
  { ...attributes, transform: 'translate(24 0) scale(-1 1)' },
]);

const carRear: IconNode = [
  ['path', { d: 'M5 10 6.5 6.26A2 2 0 0 1 8.4 5h7.2a2 2 0 0 1 1.9 1.26L19 10' }],
  ['rect', { width: 18, height: 8, x: 3, y: 10, rx: 2 }],
  ['path', { d: 'M6 13h2M16 13h2M10 15.5h4M5 18v2M19 18v2' }],
];

const steeringWheel: IconNode = [
  ['circle', { cx: 12, cy: 12, r: 9 }],
  ['circle', { cx: 12, cy: 12, r: 2 }],
  ['path', { d: 'M3.4 10 10 11.5M20.6 10 14 11.5M12 14v7' }],
];

const engine: IconNode = [
  ['path', { d: 'M7 10h8l2 2h2v6h-2l-2 2H9l-2-2H5v-6h2z' }],
  ['path', { d: 'M11 10V7M8 7h6M2.5 13v4M21.5 12v6' }],
];

export const guideIcons: Readonly<Record<PhotoGuide, IconNode>> = {
  front: CarFront,
  rear: carRear,
  left: mirrored,
  right: Car,
  interior: steeringWheel,
  odometer: Gauge,
  engine,
};
