import { type Drawing, fender, line, painted, path, shadow, wheel } from './drawing.ts';

const black = '#232629';
const lampRed = '#c4251d';
const lampWhite = '#f4f6f7';
const amber = '#e98a15';

const mirror = (x: number, y: number) =>
  line(`M${x} ${y}l3 -14`, black, 2) +
  path(`M${x - 4} ${y - 23}q8 -4 17 -1q1 6 -2 8q-7 3 -13 1q-4 -2 -2 -8Z`, { fill: 'url(#dark)' });

/** Handlebar, mirror and lever at the top of the steering column. */
const bar = (x: number, y: number) =>
  [line(`M${x + 6} ${y}l16 -7 11 3`, black, 5), mirror(x + 12, y - 4)].join('');

const fork = (x: number, y: number, wheelX: number, wheelY: number) =>
  line(`M${x} ${y}L${wheelX} ${wheelY}`, '#8b9094', 8) + line(`M${x} ${y}L${wheelX} ${wheelY}`, '#c5c9cc', 3);

/** A step-through scooter with a flat floor; `drive` is the part below the seat, an engine or a battery. */
function scooter(drive: string, lamp: string): Drawing {
  return {
    behind: [
      shadow(78, 404),
      fork(166, 122, 130, 190),
      drive,
      line('M262 196l-12 36', '#4b5054', 4),
      wheel(130, 46, 'small', 0.3),
      wheel(346, 46, 'small', 0.3),
    ].join(''),
    paint: [
      fender(130, 46, 18, 128),
      // Apron and leg shield
      painted(
        'M136 126C140 104 150 88 170 78L186 84C190 116 200 150 220 178L272 182L268 196L214 196C196 192 184 180 176 164C168 148 154 136 136 126Z',
      ),
      // Handlebar cover
      painted('M148 84C154 70 166 62 182 62L196 70L190 84C178 90 160 92 148 84Z'),
      // Body under the seat and tail
      painted(
        'M236 146C252 134 280 132 306 130C340 128 372 118 402 98L410 106C404 126 386 144 362 152C334 162 300 166 286 180L252 182C244 172 238 160 236 146Z',
      ),
    ].join(''),
    details: [
      path('M140 122C144 104 152 94 164 88C168 100 166 112 158 124Z', {
        fill: lampWhite,
        stroke: '#4b5054',
        width: 1.5,
      }),
      path('M160 128l16 -6 4 14 -12 4Z', { fill: amber, opacity: 0.9 }),
      line('M196 108C204 140 214 164 232 182', '#6d7276', 2),
      // Floor
      path('M204 186L280 184C284 192 280 200 272 200L220 200Z', { fill: 'url(#dark)' }),
      // Seat
      path(
        'M232 140C236 126 252 124 268 126C284 128 296 116 318 114C346 112 374 104 396 94C402 98 402 104 396 108C372 124 340 132 308 134C280 136 256 142 240 150Z',
        { fill: 'url(#seat)' },
      ),
      line('M368 104C384 96 398 88 414 88L416 96', '#5b6064', 4),
      path('M398 106L414 100C416 110 412 120 402 126Z', { fill: lampRed }),
      line('M250 158C280 152 330 150 366 140', '#7d8286', 1.5),
      bar(176, 66),
      lamp,
      // Rear fender and plate
      path('M392 128C402 140 406 156 404 172L392 166C392 152 388 142 380 136Z', { fill: black }),
      line('M318 150L338 190', '#5b6064', 6),
    ].join(''),
  };
}

const engineOfScooter = [
  path('M246 176L300 172C328 172 350 180 362 194C356 208 334 212 306 208L258 204Z', {
    fill: 'url(#dark)',
    stroke: '#15171a',
    width: 1,
  }),
  `<circle cx="278" cy="190" r="12" fill="url(#steel)"/><circle cx="338" cy="193" r="13" fill="url(#steel)"/>`,
].join('');
const batteryOfScooter = [
  path('M240 178L318 174L322 200L250 204Z', { fill: 'url(#dark)', stroke: '#15171a', width: 1 }),
  line('M312 190L346 190', '#4b5054', 9),
  `<circle cx="346" cy="190" r="19" fill="url(#steel)" stroke="#4b5054" stroke-width="1"/>`,
].join('');

/** Cylinder, fins and crankcase of an engine centred at x, y. */
const engine = (x: number, y: number, size = 1) => {
  const at = (dx: number, dy: number) => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`;
  const fins = [-30, -24, -18, -12].map((dy) =>
    line(`M${at(-34, dy)}L${at(4, dy - 6)}`, '#a4a9ad', 2.5 * size),
  );
  return [
    path(`M${at(-34, -40)}L${at(4, -46)}L${at(12, -4)}L${at(-26, 2)}Z`, { fill: 'url(#dark)' }),
    ...fins,
    path(
      `M${at(-38, -4)}C${at(-30, -12)} ${at(34, -14)} ${at(52, -2)}L${at(54, 22)}C${at(40, 34)} ${at(-24, 34)} ${at(-38, 24)}Z`,
      { fill: 'url(#steel)', stroke: '#3b3f43', width: 1 },
    ),
    `<circle cx="${x + 26 * size}" cy="${y + 10 * size}" r="${15 * size}" fill="#6d7276" stroke="#3b3f43"/>`,
    `<circle cx="${x - 14 * size}" cy="${y + 10 * size}" r="${11 * size}" fill="#80868a" stroke="#3b3f43"/>`,
  ].join('');
};

const swingArm = (fromX: number, fromY: number, toX: number, toY: number) =>
  line(`M${fromX} ${fromY}L${toX} ${toY}`, '#33373a', 11) +
  line(`M${fromX} ${fromY - 2}L${toX} ${toY - 2}`, '#7d8286', 3);

const underbone: Drawing = {
  behind: [
    shadow(72, 408),
    fork(164, 112, 122, 184),
    wheel(122, 52, 'wire', 0.19),
    wheel(356, 52, 'wire', 0.19),
    engine(244, 178, 0.8),
    swingArm(282, 184, 356, 184),
    path('M262 206L372 196C390 194 400 196 404 200L400 208L372 212L264 214Z', { fill: 'url(#steel)' }),
    line('M250 208l-10 26', '#4b5054', 4),
    line('M236 216h26', '#2b2e31', 6),
  ].join(''),
  paint: [
    fender(122, 52, 12, 132),
    painted(
      'M132 116C136 96 148 82 166 74L184 82C186 108 198 128 222 140L272 142L258 160C226 166 200 158 186 142L186 186C176 190 168 186 166 176C164 148 152 130 132 116Z',
    ),
    painted('M148 80C154 68 166 60 182 60L196 68L190 80C178 86 160 88 148 80Z'),
    painted(
      'M254 142C280 138 330 132 358 124C382 118 402 108 418 96L424 104C418 122 400 136 376 144C346 154 310 154 288 166L262 162Z',
    ),
  ].join(''),
  details: [
    path('M138 112C142 98 150 90 160 84C164 94 162 104 154 114Z', {
      fill: lampWhite,
      stroke: '#4b5054',
      width: 1.5,
    }),
    path('M156 118l14 -5 4 11 -11 4Z', { fill: amber, opacity: 0.9 }),
    path(
      'M236 138C246 128 270 126 296 126C326 124 366 112 400 98C408 102 408 108 400 112C368 128 328 134 294 138C270 140 250 144 240 146Z',
      { fill: 'url(#seat)' },
    ),
    line('M376 106C394 98 408 92 422 92', '#5b6064', 4),
    path('M408 108L424 100C426 110 422 120 412 126Z', { fill: lampRed }),
    line('M336 142L354 182', '#6d7276', 7),
    path('M398 126C408 138 412 154 410 170L398 164C398 150 394 140 388 134Z', { fill: black }),
    line('M196 116C204 132 220 144 246 150', '#7d8286', 1.5),
    bar(176, 64),
  ].join(''),
};

const sport: Drawing = {
  behind: [
    shadow(66, 412),
    fork(158, 116, 116, 185),
    wheel(116, 51, 'cast'),
    wheel(362, 51, 'cast', 0.27),
    swingArm(276, 186, 362, 185),
    engine(236, 182, 0.95),
    path('M286 204L392 168L404 174L398 188L292 216Z', { fill: 'url(#steel)', stroke: '#4b5054', width: 1 }),
    line('M272 112L352 108', '#2b2e31', 6),
  ].join(''),
  paint: [
    fender(116, 51, 22, 138),
    // Fairing
    painted(
      'M118 112C128 92 148 78 172 72L196 84L222 104L236 136L214 150L206 188L250 208L244 220C212 222 186 208 174 184C166 160 150 136 118 112Z',
    ),
    // Tank
    painted('M206 104C218 82 244 76 268 82C280 86 286 98 286 112L276 128C252 134 226 132 212 124Z'),
    // Tail
    painted('M300 124C330 116 366 96 398 76L414 76L404 94C382 112 352 128 318 136Z'),
  ].join(''),
  details: [
    path('M150 80C156 62 172 52 194 54L204 76C188 72 168 74 150 80Z', { fill: 'url(#glass)', opacity: 0.9 }),
    path('M122 110C130 98 142 90 156 86L160 98C148 104 136 110 126 116Z', {
      fill: lampWhite,
      stroke: '#3b3f43',
      width: 1.5,
    }),
    path('M176 118L206 126L196 152L184 146Z', { fill: 'url(#dark)' }),
    line('M160 132C172 158 178 184 206 204', '#7d8286', 2),
    path('M272 118C284 110 304 112 322 106L336 112C320 126 296 132 276 130Z', { fill: 'url(#seat)' }),
    path('M330 100C346 90 368 80 390 76C384 90 362 104 342 110Z', { fill: 'url(#seat)' }),
    path('M400 82L416 78L410 92L398 94Z', { fill: lampRed }),
    line('M396 94C406 106 412 122 416 138', black, 5),
    path('M198 78l22 -8 10 6 -6 6Z', { fill: black }),
    mirror(184, 76),
    line('M318 140L344 178', '#3b3f43', 8),
  ].join(''),
};

const trail: Drawing = {
  behind: [
    shadow(56, 420),
    fork(180, 84, 112, 179),
    wheel(112, 57, 'wire', 0.17),
    wheel(366, 55, 'wire', 0.18),
    swingArm(276, 176, 366, 181),
    engine(238, 174, 0.9),
    line('M182 92L214 150L244 196M244 128L300 130L286 178', '#2b2e31', 8),
    path('M262 150L300 136L382 128L398 136L392 150L310 152L272 166Z', {
      fill: 'url(#steel)',
      stroke: '#4b5054',
      width: 1,
    }),
    line('M302 124L340 172', '#6d7276', 8),
  ].join(''),
  paint: [
    painted('M62 118C90 112 118 108 152 112L176 116L170 126C140 122 104 124 66 128Z'),
    painted('M144 104L168 74L184 80L178 112L156 122Z'),
    painted('M186 98C200 84 226 80 250 90L270 108L250 122L232 158L206 150L196 124Z'),
    painted('M292 112C326 108 370 98 424 82L430 88C410 104 372 122 326 130L304 138Z'),
  ].join(''),
  details: [
    path('M146 102l18 -16 6 14 -14 14Z', { fill: lampWhite, stroke: '#3b3f43', width: 1.5 }),
    path('M208 104l24 -4 -8 40 -10 -6Z', { fill: '#3b3f43', opacity: 0.85 }),
    path(
      'M236 102C254 94 280 98 306 98C340 98 378 88 404 82L408 90C380 104 340 114 306 114C280 114 258 112 240 110Z',
      { fill: 'url(#seat)' },
    ),
    path('M414 86l14 -4 -2 12 -12 2Z', { fill: lampRed }),
    line('M168 76l24 -14 20 2', black, 5),
    mirror(192, 64),
    line('M240 212h26', '#2b2e31', 6),
  ].join(''),
};

const touring: Drawing = {
  behind: [
    shadow(52, 420),
    fork(190, 88, 108, 185),
    line('M192 100L226 168M270 128L330 144L296 184', '#2b2e31', 8),
    wheel(108, 51, 'cast'),
    wheel(372, 51, 'cast', 0.28),
    swingArm(284, 184, 372, 185),
    engine(240, 180, 1.05),
    path('M262 204L392 196L410 200L410 212L266 218Z', { fill: 'url(#steel)', stroke: '#4b5054', width: 1 }),
  ].join(''),
  paint: [
    fender(108, 51, 6, 150),
    painted('M188 116C200 90 234 82 266 92C282 98 290 110 288 122L270 134C240 138 206 134 188 116Z'),
    fender(372, 51, 40, 178),
    painted('M320 136C346 128 376 124 400 130L396 142C372 138 348 144 326 152Z'),
    painted('M286 134L322 136L318 168L290 164Z'),
  ].join(''),
  details: [
    path('M136 92C134 78 146 68 160 70C172 72 176 84 172 96L152 104C144 104 138 100 136 92Z', {
      fill: 'url(#steel)',
      stroke: '#3b3f43',
      width: 1,
    }),
    path('M134 92C134 80 142 72 150 72C154 82 154 94 150 102C142 104 136 98 134 92Z', { fill: lampWhite }),
    path('M150 66C156 46 170 36 186 36L190 62C178 60 164 62 150 66Z', { fill: 'url(#glass)', opacity: 0.75 }),
    path(
      'M272 122C290 112 312 130 330 122C350 112 378 110 398 116L396 130C372 128 350 136 328 140C304 142 284 138 272 130Z',
      { fill: 'url(#seat)' },
    ),
    path('M410 138l12 2 2 14 -12 -4Z', { fill: lampRed }),
    path('M352 150L404 148L402 186L356 188Z', { fill: 'url(#dark)', stroke: '#15171a', width: 1 }),
    line('M172 84l22 -12 30 12', black, 5),
    mirror(200, 76),
    line('M226 216h30', '#2b2e31', 6),
  ].join(''),
};

/** A large scooter: a tunnel instead of a flat floor, a screen, a stepped seat. */
const largeScooter: Drawing = {
  behind: [
    shadow(66, 424),
    fork(156, 120, 122, 190),
    engineOfScooter,
    line('M270 200l-12 34', '#4b5054', 4),
    wheel(122, 46, 'cast', 0.34),
    wheel(356, 46, 'cast', 0.34),
    path('M318 196L404 176L416 182L412 196L322 212Z', { fill: 'url(#steel)', stroke: '#4b5054', width: 1 }),
  ].join(''),
  paint: [
    fender(122, 46, 34, 126),
    // Apron and tunnel
    painted(
      'M104 138C114 112 134 90 160 76L190 80C196 104 206 130 226 148L262 154L296 160L300 178L268 190L214 194C192 190 178 180 168 166C156 152 132 146 104 138Z',
    ),
    painted(
      'M246 152C262 136 300 134 330 126C364 118 394 104 422 90L432 98C428 122 406 144 376 154C346 164 316 168 300 182L262 182C250 172 246 160 246 152Z',
    ),
  ].join(''),
  details: [
    path('M146 82C148 62 160 44 178 36L192 42L188 80C172 76 158 78 146 82Z', {
      fill: 'url(#glass)',
      opacity: 0.75,
    }),
    path('M106 136C114 120 126 106 144 96L158 104C148 120 132 130 112 136Z', {
      fill: lampWhite,
      stroke: '#4b5054',
      width: 1.5,
    }),
    path('M142 140l20 -8 4 12 -14 6Z', { fill: amber, opacity: 0.9 }),
    line('M192 96C200 126 214 148 240 160L292 166', '#7d8286', 1.5),
    path('M190 176L286 176L298 188L276 202L214 204C202 198 194 188 190 176Z', { fill: 'url(#dark)' }),
    path(
      'M230 146C238 126 262 120 286 124C302 128 308 134 320 124C342 110 380 106 408 94C418 96 418 104 410 108C384 124 348 130 324 138C300 146 262 148 236 154Z',
      { fill: 'url(#seat)' },
    ),
    line('M384 100C400 90 414 84 430 84L432 92', '#5b6064', 4),
    path('M414 102L432 95C434 108 426 118 412 122Z', { fill: lampRed }),
    line('M262 164C296 158 340 152 378 138', '#7d8286', 1.5),
    path('M400 128C410 140 414 158 412 174L400 168C400 154 396 144 388 136Z', { fill: black }),
    line('M336 152L352 188', '#5b6064', 6),
    bar(180, 72),
  ].join(''),
};

/** A scooter with a round lamp and a bulging steel body. */
const classicScooter: Drawing = {
  behind: [
    shadow(78, 412),
    fork(176, 110, 132, 192),
    line('M262 198l-12 36', '#4b5054', 4),
    wheel(132, 44, 'small', 0.34),
    wheel(348, 44, 'small', 0.34),
  ].join(''),
  paint: [
    painted(
      'M84 192C82 158 104 134 134 134C158 134 174 152 174 176L156 174C152 160 142 154 130 156C112 158 102 174 100 192Z',
    ),
    // Leg shield
    painted(
      'M150 150C154 120 162 98 176 84L194 88C196 120 202 152 216 178L272 184L268 198L210 198C190 194 176 182 168 168Z',
    ),
    // Head of the steering column
    painted('M162 82C158 66 168 54 186 54L204 62L202 80C190 90 172 90 162 82Z'),
    // The body over engine and rear wheel
    painted(
      'M236 164C238 142 262 128 302 126C350 122 394 130 406 154C410 174 400 192 384 200C372 178 356 168 344 168C326 168 312 180 306 202C284 202 262 200 250 194C240 186 234 176 236 164Z',
    ),
  ].join(''),
  details: [
    `<circle cx="164" cy="70" r="13" fill="${lampWhite}" stroke="#6d7276" stroke-width="3"/>`,
    path('M158 130l14 -6 4 12 -12 5Z', { fill: amber, opacity: 0.9 }),
    path('M204 188L276 186L274 200L212 202Z', { fill: 'url(#dark)' }),
    line('M194 92C198 124 206 154 222 180', '#7d8286', 2),
    path(
      'M236 140C246 118 288 110 324 112C356 114 382 116 396 128C384 138 344 132 308 134C280 136 256 140 240 146Z',
      { fill: 'url(#seat)' },
    ),
    line('M262 154C300 140 356 142 396 162', '#7d8286', 1.5),
    path('M400 142l10 4 2 14 -10 -2Z', { fill: lampRed }),
    line('M386 120C396 114 406 114 414 118', '#5b6064', 4),
    bar(186, 56),
  ].join(''),
};

/** A motorcycle without a fairing: what is behind it is seen. */
const naked: Drawing = {
  behind: [
    shadow(66, 412),
    fork(178, 92, 116, 185),
    line('M186 100L216 150L262 192M262 118L302 128L284 182', '#2b2e31', 8),
    wheel(116, 51, 'cast'),
    wheel(362, 51, 'cast', 0.27),
    swingArm(276, 186, 362, 185),
    engine(238, 178, 1),
    path('M266 206L350 184L366 188L362 202L270 218Z', { fill: 'url(#steel)', stroke: '#4b5054', width: 1 }),
  ].join(''),
  paint: [
    fender(116, 51, 24, 132),
    painted('M192 110C202 86 236 76 264 82C282 86 292 98 290 114L276 130C248 134 212 132 192 120Z'),
    painted('M174 112L212 118L224 146L202 158L184 138Z'),
    painted('M298 124C330 116 366 98 398 78L414 78L404 96C382 114 350 128 316 136Z'),
  ].join(''),
  details: [
    path('M140 100C138 84 150 74 166 76L182 88L176 110L152 112C144 110 140 106 140 100Z', {
      fill: 'url(#dark)',
    }),
    path('M138 100C138 88 146 80 154 80C160 88 160 100 154 108C146 110 138 106 138 100Z', { fill: lampWhite }),
    line('M204 112C224 104 256 102 282 110', '#7d8286', 1.5),
    path('M272 120C286 112 304 114 322 106L336 112C320 126 298 132 276 132Z', { fill: 'url(#seat)' }),
    path('M330 102C346 92 368 82 390 78C384 92 362 106 342 112Z', { fill: 'url(#seat)' }),
    path('M400 84L416 80L410 94L398 96Z', { fill: lampRed }),
    line('M396 96C406 108 412 124 416 140', black, 5),
    line('M172 78l26 -10 22 4', black, 5),
    mirror(196, 70),
    line('M318 140L344 178', '#3b3f43', 8),
  ].join(''),
};

/** A tall motorcycle for long ways and bad ones: a beak, a screen, cases. */
const adventure: Drawing = {
  behind: [
    shadow(52, 424),
    fork(184, 84, 108, 180),
    line('M190 94L222 150L250 198M262 122L310 128L288 184', '#2b2e31', 8),
    wheel(108, 56, 'wire', 0.19),
    wheel(372, 53, 'wire', 0.21),
    swingArm(280, 182, 372, 183),
    engine(240, 178, 1),
    path('M270 196L394 150L406 158L400 172L274 212Z', { fill: 'url(#steel)', stroke: '#4b5054', width: 1 }),
  ].join(''),
  paint: [
    painted('M78 116C108 102 140 94 172 94L190 108L170 126C142 118 110 118 82 128Z'),
    painted('M172 94C190 72 230 70 264 88L286 106L264 126L230 156L200 150L182 124Z'),
    painted('M292 120C330 114 372 100 416 88L420 96C396 114 358 126 314 136Z'),
  ].join(''),
  details: [
    path('M164 92C164 64 176 42 194 32L206 42L202 80C188 82 174 86 164 92Z', {
      fill: 'url(#glass)',
      opacity: 0.75,
    }),
    path('M150 98l26 -8 6 14 -24 8Z', { fill: lampWhite, stroke: '#3b3f43', width: 1.5 }),
    path('M206 104l26 -4 -6 40 -14 -6Z', { fill: '#3b3f43', opacity: 0.85 }),
    path(
      'M262 102C280 94 302 110 324 102C354 92 386 88 406 82L410 92C382 108 346 114 316 118C296 120 274 118 264 112Z',
      { fill: 'url(#seat)' },
    ),
    path('M338 128L402 118L400 164L346 168Z', { fill: 'url(#dark)', stroke: '#15171a', width: 1 }),
    line('M346 138L398 130', '#4b5054', 2),
    path('M410 90l12 -4 0 12 -12 4Z', { fill: lampRed }),
    line('M184 74l26 -10 20 4', black, 5),
    path('M180 76C178 66 184 60 194 60L198 68L186 80Z', { fill: 'url(#dark)' }),
    mirror(206, 66),
    line('M240 214h26', '#2b2e31', 6),
  ].join(''),
};

export const motorcycleDrawings = {
  matik: scooter(engineOfScooter, ''),
  listrik: scooter(
    batteryOfScooter,
    path('M292 144l-12 18h10l-5 14 15 -19h-10Z', { fill: '#f4f6f7', stroke: '#6d7276', width: 1 }),
  ),
  bebek: underbone,
  sport,
  trail,
  touring,
  ...{ maxi: largeScooter, klasik: classicScooter, naked, adventure },
} satisfies Readonly<Record<string, Drawing>>;
