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

/** A cab on bare rails, as it leaves the factory for the maker of its body. */
const bareChassis: Drawing = {
  behind: [shadow(54, 420), fuelTank(214, 192)].join(''),
  paint: lightCab.paint,
  details: [
    chassis(150, 410, 180),
    line('M172 180V164M262 180V172M344 180V172M404 180V172', '#2b2e31', 8),
    lightCab.details,
    tailLamp(404, 192),
    arch(124, 31),
    wheel(124, 31, 'truck', 0.3),
    wheel(344, 31, 'truck', 0.3),
  ].join(''),
};

/** A bed that tips. */
const tipper: Drawing = {
  behind: [shadow(28, 460), chassis(130, 446, 182), fuelTank(196, 190)].join(''),
  paint: [mediumCab.paint, painted('M138 60H206L216 96H452L440 172H176L164 96H194L190 70H138Z')].join(''),
  details: [
    line('M208 98L214 172M256 98L260 172M304 98L306 172M352 98L352 172M400 98L396 172', '#7d8286', 5),
    line('M164 97H452M176 171H440', '#6d7276', 3),
    line('M214 182L250 172', '#c9cdd0', 6),
    mediumCab.details,
    tailLamp(440, 188),
    arch(104, 36),
    arch(322, 36),
    arch(396, 36),
    wheel(104, 36, 'truck', 0.3),
    wheel(322, 36, 'truck', 0.3),
    wheel(396, 36, 'truck', 0.3),
  ].join(''),
};

/** A drum that turns. */
const mixer: Drawing = {
  behind: [shadow(28, 460), chassis(130, 446, 180)].join(''),
  paint: [
    mediumCab.paint,
    painted('M168 142L176 116C206 86 262 66 312 70L414 96L424 128C392 154 320 176 262 176C220 176 184 164 168 142Z'),
  ].join(''),
  details: [
    line('M232 88C222 118 226 148 246 176M312 71C300 104 304 140 322 170M382 88C374 108 376 130 386 150', '#7d8286', 7),
    path('M408 92l38 12v22l-18 6z', { fill: 'url(#dark)' }),
    line('M436 128L448 176', '#2b2e31', 8),
    path('M172 140l-10 40h34z', { fill: 'url(#dark)' }),
    path('M400 142l-12 38h38z', { fill: 'url(#dark)' }),
    mediumCab.details,
    tailLamp(438, 186),
    arch(104, 36),
    arch(316, 36),
    arch(390, 36),
    wheel(104, 36, 'truck', 0.3),
    wheel(316, 36, 'truck', 0.3),
    wheel(390, 36, 'truck', 0.3),
  ].join(''),
};

/** A light truck with a closed box. */
const boxTruck: Drawing = {
  behind: [shadow(54, 420), chassis(150, 408, 186), fuelTank(214, 194)].join(''),
  paint: lightCab.paint,
  details: [
    path('M178 78Q178 72 184 72H408Q414 72 414 78V182H178Z', {
      fill: 'url(#metal)',
      stroke: '#777c80',
      width: 1,
    }),
    line('M218 74V180M257 74V180M296 74V180M335 74V180M374 74V180', '#a9aeb1', 1.5),
    line('M178 84H414M178 172H414', '#8b9094', 3),
    lightCab.details,
    tailLamp(406, 188),
    arch(124, 31),
    wheel(124, 31, 'truck', 0.3),
    wheel(344, 31, 'truck', 0.3),
  ].join(''),
};

/** A light truck whose bed tips. */
const lightTipper: Drawing = {
  behind: [shadow(54, 414), chassis(150, 402, 188), fuelTank(206, 196)].join(''),
  paint: [lightCab.paint, painted('M150 80H186L192 112H412L402 178H184L174 112H176L172 90H150Z')].join(''),
  details: [
    line('M226 114L230 178M270 114L272 178M314 114V178M358 114L356 178', '#7d8286', 4),
    line('M174 113H412M184 177H402', '#6d7276', 3),
    line('M208 188L240 178', '#c9cdd0', 5),
    lightCab.details,
    tailLamp(398, 192),
    arch(124, 31),
    wheel(124, 31, 'truck', 0.3),
    wheel(340, 31, 'truck', 0.3),
  ].join(''),
};

/** A truck of three axles whose load is under canvas. */
const threeAxles: Drawing = {
  behind: [shadow(28, 460), chassis(130, 448, 180), fuelTank(190, 188)].join(''),
  paint: mediumCab.paint,
  details: [
    path('M162 112V84C176 66 196 62 216 62H394C416 62 434 66 448 84V112Z', {
      fill: '#5f6b62',
      stroke: '#454f48',
      width: 1,
    }),
    line('M210 64V112M258 62V112M306 62V112M354 62V112M402 64V112', '#4f5a52', 3),
    bed(160, 450, 112, 174),
    mediumCab.details,
    tailLamp(444, 186),
    arch(104, 36),
    arch(322, 36),
    arch(398, 36),
    wheel(104, 36, 'truck', 0.3),
    wheel(322, 36, 'truck', 0.3),
    wheel(398, 36, 'truck', 0.3),
  ].join(''),
};

/** A small bus on the chassis of a light truck. */
const microbus: Drawing = {
  behind: [shadow(44, 430), chassis(80, 410, 190)].join(''),
  paint: painted('M58 200L56 158C58 146 64 130 72 114L86 88C92 78 98 74 110 74H408Q420 74 420 86V200Z'),
  details: [
    path('M66 142L88 94C90 90 94 88 98 88H104L94 142Z', { fill: 'url(#glass)' }),
    path('M102 142L112 90H140V142Z', { fill: 'url(#glass)' }),
    path('M196 90H406Q410 90 410 94V140H196Z', { fill: 'url(#glass)' }),
    line('M248 90V140M302 90V140M356 90V140', '#cdd0d2', 4),
    path('M150 86H188V198H150Z', { stroke: '#7d8286', width: 1.5 }),
    path('M155 92H183V150H155Z', { fill: 'url(#glass)' }),
    line('M58 166H420', '#7d8286', 2),
    path('M57 164h16l4 12h-19Z', { fill: lampWhite, stroke: '#4b5054', width: 1.5 }),
    path('M76 164h7v11h-5Z', { fill: amber }),
    path('M52 190h34l6 12h-36q-5 -4 -4 -12Z', { fill: 'url(#dark)' }),
    tailLamp(413, 172),
    line('M74 112l-14 -4', '#2b2e31', 3),
    path('M52 98h9v24h-9q-3 -12 0 -24Z', { fill: 'url(#dark)' }),
    arch(116, 31),
    arch(350, 31),
    wheel(116, 31, 'truck', 0.3),
    wheel(350, 31, 'truck', 0.3),
  ].join(''),
};

export const truckDrawings = {
  ...{ ringan: light, sedang: medium, berat: heavy },
  ...{ sasis: bareChassis, jungkit: tipper, molen: mixer, mikrobus: microbus },
  ...{ boks: boxTruck, 'ringan-jungkit': lightTipper, 'tiga-sumbu': threeAxles },
} satisfies Readonly<Record<string, Drawing>>;
