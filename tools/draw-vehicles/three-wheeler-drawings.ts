import { type Drawing, fender, line, painted, path, shadow, wheel } from './drawing.ts';

const black = '#232629';
const lampRed = '#c4251d';
const lampWhite = '#f4f6f7';
const amber = '#e98a15';

/** A motorcycle's front with a cargo bed behind. */
const cargo: Drawing = {
  behind: [
    shadow(58, 444),
    line('M168 84L112 194', '#8b9094', 8),
    wheel(112, 42, 'wire', 0.22),
    line('M172 98L206 160M170 100L196 196L400 188', '#2b2e31', 8),
    path('M186 158h46v36h-52Z', { fill: 'url(#dark)' }),
    line('M186 166h42M186 174h42M186 182h42', '#8b9094', 2.5),
    line('M190 214h28', black, 6),
  ].join(''),
  paint: [
    fender(112, 42, 14, 136),
    painted('M128 116C134 94 148 82 168 78L184 84L182 112C176 130 168 148 160 164C154 144 144 128 128 116Z'),
    painted('M178 112C192 98 214 98 230 108L236 124L222 136L190 134Z'),
    painted('M262 112H438V172H262Z'),
  ].join(''),
  details: [
    path('M130 112C134 98 142 90 152 86C156 96 154 106 146 114Z', {
      fill: lampWhite,
      stroke: '#4b5054',
      width: 1.5,
    }),
    path('M226 118C236 110 250 112 262 112L260 130L230 134Z', { fill: 'url(#seat)' }),
    path('M196 140h52v10h-48Z', { fill: 'url(#seat)' }),
    line('M262 132H438M262 152H438M306 112V172M350 112V172M394 112V172', '#7d8286', 2),
    path('M258 172H442V182H258Z', { fill: '#33373a' }),
    tail(),
    path('M334 182A42 42 0 0 1 402 182Z', { fill: '#202326' }),
    wheel(368, 36, 'truck', 0.32),
    line('M170 82l22 -12 20 6', black, 5),
    line('M188 72l3 -14', black, 2),
    path('M184 49q8 -4 17 -1q1 6 -2 8q-7 3 -13 1q-4 -2 -2 -8Z', { fill: 'url(#dark)' }),
  ].join(''),
};

function tail() {
  return path('M432 176h8v12h-8Z', { fill: lampRed });
}

/** A closed cabin with a canvas roof. */
const passenger: Drawing = {
  behind: [shadow(88, 404), path('M150 180H384V206H150Z', { fill: '#202326' })].join(''),
  paint: [
    painted(
      'M112 196C112 176 116 158 124 142L146 92C152 80 164 76 180 76H352C372 76 384 86 388 104L394 204H160C156 186 146 176 132 176C124 176 116 184 112 196Z',
    ),
  ].join(''),
  details: [
    path('M134 136L152 96C156 88 162 86 168 86H178L168 136Z', { fill: 'url(#glass)' }),
    path('M184 88H252V168H196C188 160 182 150 180 136Z', { fill: '#2f363a' }),
    path('M200 128C214 122 236 124 248 130V168H204Z', { fill: 'url(#seat)' }),
    path('M268 88H348C360 88 368 94 370 106L374 142H268Z', {
      fill: 'url(#glass)',
      stroke: '#33373a',
      width: 1.5,
    }),
    path(
      'M148 84C156 68 170 62 188 62H350C374 62 390 74 394 92L388 96C382 82 370 76 352 76H180C166 76 156 80 148 90Z',
      { fill: 'url(#dark)' },
    ),
    line('M260 84V172', '#4b5054', 5),
    path('M114 164C116 154 120 148 128 148C132 156 130 166 124 172Z', {
      fill: lampWhite,
      stroke: '#4b5054',
      width: 1.5,
    }),
    path('M132 168l12 -3v9l-10 3Z', { fill: amber }),
    path('M388 150h8v24h-8Z', { fill: lampRed }),
    line('M268 156H376', '#7d8286', 2),
    path('M282 205A40 40 0 0 1 362 205Z', { fill: '#202326' }),
    wheel(138, 30, 'small', 0.36),
    wheel(322, 34, 'small', 0.36),
  ].join(''),
};

/** A scooter that leans on two front wheels. */
const personal: Drawing = {
  behind: [
    shadow(70, 414),
    line('M166 122L126 192', '#8b9094', 8),
    wheel(138, 44, 'cast'),
    path('M246 176L300 172C328 172 352 180 364 194C358 208 336 212 306 208L258 204Z', { fill: 'url(#dark)' }),
    wheel(120, 44, 'cast'),
    wheel(356, 44, 'cast'),
  ].join(''),
  paint: [
    fender(120, 44, 14, 130),
    painted(
      'M120 128C126 102 140 84 166 74L188 82C192 116 202 150 222 178L276 182L272 198L212 198C194 192 182 178 176 162C166 146 146 136 120 128Z',
    ),
    painted(
      'M238 146C256 132 286 130 312 128C346 126 380 114 410 92L418 100C412 122 394 144 368 154C338 164 304 168 288 182L254 184C246 174 240 160 238 146Z',
    ),
  ].join(''),
  details: [
    path('M124 124C130 106 140 94 156 88C160 102 154 116 142 128Z', {
      fill: lampWhite,
      stroke: '#4b5054',
      width: 1.5,
    }),
    path('M156 76C160 50 172 36 188 32L194 70C182 70 168 72 156 76Z', { fill: 'url(#glass)', opacity: 0.8 }),
    path('M206 188L284 186C288 194 284 202 276 202L222 202Z', { fill: 'url(#dark)' }),
    path(
      'M234 140C238 126 254 122 272 124C288 126 300 110 324 110C352 108 380 100 402 88C410 92 408 100 402 104C378 122 346 130 312 132C282 134 258 142 242 150Z',
      { fill: 'url(#seat)' },
    ),
    path('M404 102L420 94C422 106 418 116 408 122Z', { fill: lampRed }),
    line('M178 74l24 -8 14 4', black, 5),
    line('M252 160C284 154 334 150 372 140', '#7d8286', 1.5),
  ].join(''),
};

export const threeWheelerDrawings = {
  kargo: cargo,
  penumpang: passenger,
  pribadi: personal,
} satisfies Readonly<Record<string, Drawing>>;
