import { type Drawing, line, painted, path, shadow, wheel } from './drawing.ts';

const lampRed = '#c4251d';
const lampWhite = '#f4f6f7';
const amber = '#e98a15';

type Cab = {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly sill: number;
  readonly hasSleeper?: boolean;
};

/** A cab-over cab. */
function cab({ left, width, top, sill, hasSleeper = false }: Cab) {
  const right = left + width;
  const belt = top + (sill - top) * 0.5;
  const doorEnd = hasSleeper ? left + width * 0.68 : right - 8;
  const windscreen = left + width * 0.2;
  return {
    paint: painted(
      `M${left + 2} ${sill}L${left} ${belt + 8}C${left + 1} ${belt} ${left + 6} ${belt - 12} ${left + 12} ${belt - 24}L${windscreen} ${top + 8}C${windscreen + 4} ${top} ${windscreen + 14} ${top} ${windscreen + 20} ${top}L${right - 8} ${top}Q${right} ${top} ${right} ${top + 8}L${right} ${sill}Z`,
    ),
    details: [
      path(
        `M${left + 8} ${belt - 6}L${windscreen + 2} ${top + 12}L${windscreen + 10} ${top + 12}L${left + 22} ${belt - 6}Z`,
        { fill: 'url(#glass)' },
      ),
      path(
        `M${left + 30} ${belt - 2}L${windscreen + 18} ${top + 12}L${doorEnd - 6} ${top + 12}L${doorEnd - 6} ${belt - 2}Z`,
        { fill: 'url(#glass)', stroke: '#33373a', width: 1.5 },
      ),
      line(
        `M${left + 26} ${belt}L${left + 28} ${sill - 20}M${doorEnd} ${top + 8}L${doorEnd} ${sill - 8}`,
        '#7d8286',
        1.5,
      ),
      line(`M${doorEnd - 18} ${belt + 12}h10`, '#4b5054', 3),
      path(`M${left + 1} ${sill - 26}h16l4 12h-20Z`, { fill: lampWhite, stroke: '#4b5054', width: 1.5 }),
      path(`M${left + 19} ${sill - 26}h7v11h-5Z`, { fill: amber }),
      path(`M${left - 3} ${sill - 10}h28l8 18h-34q-4 -8 -2 -18Z`, { fill: 'url(#dark)' }),
      line(`M${left + 12} ${belt - 22}l-14 -4`, '#2b2e31', 3),
      path(`M${left - 8} ${belt - 34}h9v26h-9q-3 -12 0 -26Z`, { fill: 'url(#dark)' }),
    ].join(''),
  };
}

/** Side boards, stakes and floor of a cargo bed. */
function bed(left: number, right: number, top: number, floor: number) {
  const count = Math.max(3, Math.round((right - left) / 56));
  const step = (right - left) / count;
  const posts = Array.from({ length: count + 1 }, (_, i) => {
    const x = (left + i * step).toFixed(1);
    return line(`M${x} ${top}L${x} ${floor}`, '#4b5054', 4);
  });
  return [
    path(`M${left} ${top}H${right}V${floor}H${left}Z`, {
      fill: 'url(#steel)',
      stroke: '#4b5054',
      width: 1.5,
    }),
    line(
      `M${left} ${(top * 2 + floor) / 3}H${right}M${left} ${(top + floor * 2) / 3}H${right}`,
      '#6d7276',
      2,
    ),
    ...posts,
    path(`M${left - 2} ${floor}H${right + 2}V${floor + 8}H${left - 2}Z`, { fill: '#33373a' }),
  ].join('');
}

const chassis = (left: number, right: number, y: number) =>
  path(`M${left} ${y}H${right}V${y + 12}H${left}Z`, { fill: '#2b2e31' });
const tailLamp = (x: number, y: number) => path(`M${x} ${y}h7v12h-7Z`, { fill: lampRed });
const fuelTank = (x: number, y: number) =>
  path(`M${x} ${y}h38q4 0 4 4v16q0 4 -4 4h-38q-4 0 -4 -4v-16q0 -4 4 -4Z`, {
    fill: 'url(#steel)',
    stroke: '#4b5054',
    width: 1,
  });
/** A mudguard above a wheel. */
const arch = (x: number, radius: number) =>
  path(
    `M${x - radius - 7} ${236 - radius + 8}A${radius + 7} ${radius + 7} 0 0 1 ${x + radius + 7} ${236 - radius + 8}Z`,
    { fill: '#202326' },
  );

const lightCab = cab({ left: 66, width: 104, top: 92, sill: 192 });
const light: Drawing = {
  behind: [shadow(54, 420), chassis(150, 408, 186), fuelTank(214, 194)].join(''),
  paint: lightCab.paint,
  details: [
    bed(178, 412, 128, 180),
    lightCab.details,
    tailLamp(404, 190),
    arch(124, 31),
    wheel(124, 31, 'truck', 0.3),
    wheel(344, 31, 'truck', 0.3),
  ].join(''),
};

const mediumCab = cab({ left: 40, width: 112, top: 70, sill: 190 });
const medium: Drawing = {
  behind: [shadow(28, 452), chassis(130, 440, 180), fuelTank(196, 188)].join(''),
  paint: mediumCab.paint,
  details: [
    bed(160, 446, 102, 174),
    mediumCab.details,
    tailLamp(438, 186),
    arch(104, 36),
    wheel(104, 36, 'truck', 0.3),
    wheel(352, 36, 'truck', 0.3),
  ].join(''),
};

const heavyCab = cab({ left: 58, width: 150, top: 48, sill: 190, hasSleeper: true });
const heavy: Drawing = {
  behind: [
    shadow(46, 440),
    chassis(190, 424, 178),
    fuelTank(218, 186),
    path('M216 78h10v98h-10Z', { fill: 'url(#steel)' }),
  ].join(''),
  paint: [heavyCab.paint, painted('M104 48C112 32 132 26 160 26L206 30L206 48Z')].join(''),
  details: [
    heavyCab.details,
    // The fifth wheel and mudguards
    path('M300 164h78l-8 14h-62Z', { fill: 'url(#dark)' }),
    tailLamp(418, 182),
    arch(126, 34),
    arch(312, 34),
    arch(386, 34),
    wheel(126, 34, 'truck', 0.3),
    wheel(312, 34, 'truck', 0.3),
    wheel(386, 34, 'truck', 0.3),
  ].join(''),
};

export const truckDrawings = { ringan: light, sedang: medium, berat: heavy } satisfies Readonly<
  Record<string, Drawing>
>;
