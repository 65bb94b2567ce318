import { label, number } from './label-strokes.ts';

interface Gauge {
  x: number;
  marks: number;
  step: number;
  /** Position of the needle as a share of the scale. */
  needle: number;
  /** Share from which the scale is red. */
  red: number;
  unit: string;
}

const dialRadius = 176;
const dialMiddle = 300;

function gauge({ x, marks, step, needle, red, unit }: Gauge): string {
  const at = (share: number, radius: number) => {
    const turn = ((135 + 270 * share) * Math.PI) / 180;
    return [x + Math.cos(turn) * radius, dialMiddle + Math.sin(turn) * radius] as const;
  };
  const line = (share: number, from: number, to: number, more: string) => {
    const [x0, y0] = at(share, from);
    const [x1, y1] = at(share, to);
    return `<path d="M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}" ${more}/>`;
  };
  const arc = (from: number, to: number, radius: number, more: string) => {
    const [x0, y0] = at(from, radius);
    const [x1, y1] = at(to, radius);
    return `<path d="M${x0.toFixed(1)} ${y0.toFixed(1)}A${radius} ${radius} 0 ${to - from > 2 / 3 ? 1 : 0} 1 ${x1.toFixed(1)} ${y1.toFixed(1)}" fill="none" ${more}/>`;
  };
  let s = `<circle cx="${x}" cy="${dialMiddle}" r="${dialRadius + 12}" fill="#040506"/><circle cx="${x}" cy="${dialMiddle}" r="${dialRadius + 8}" fill="none" stroke="url(#rim)" stroke-width="6"/><circle cx="${x}" cy="${dialMiddle}" r="${dialRadius}" fill="url(#dial)"/>`;
  s += arc(0, 1, dialRadius - 5, 'stroke="#2b8f86" stroke-width="2.5" opacity=".8"');
  if (red < 1) s += arc(red, 1, dialRadius - 12, 'stroke="#e0392e" stroke-width="9" opacity=".85"');
  for (let i = 0; i <= marks * 5; i++) {
    const main = i % 5 === 0;
    const share = i / (marks * 5);
    s += line(
      share,
      dialRadius - 9,
      dialRadius - (main ? 28 : 18),
      `stroke="${share >= red ? '#ff6a5e' : '#eef4f5'}" stroke-width="${main ? 3.6 : 1.5}" opacity="${main ? 1 : 0.6}"`,
    );
    if (main) {
      const [tx, ty] = at(share, dialRadius - 50);
      s += number(String((i / 5) * step), tx, ty, step > 9 ? 16 : 21, '#e3ebed');
    }
  }
  s += label(unit, x, dialMiddle + 86, 15, '#8fa6ad');
  s += line(
    needle,
    -22,
    dialRadius - 24,
    'stroke="#ff3b2a" stroke-width="14" stroke-linecap="round" opacity=".28" filter="url(#soft)"',
  );
  s += line(needle, -22, dialRadius - 24, 'stroke="#ff4b3a" stroke-width="5.5" stroke-linecap="round"');
  return `${s}<circle cx="${x}" cy="${dialMiddle}" r="24" fill="url(#hub)" stroke="#31383b" stroke-width="2"/>`;
}

/** The instrument panel without its kilometres. 960 x 600. */
export function odometerDrawing(): string {
  const gauges: Gauge[] = [
    { x: 212, marks: 8, step: 1, needle: 0.1, red: 0.81, unit: 'rpm' },
    { x: 748, marks: 11, step: 20, needle: 0.002, red: 1, unit: 'km/h' },
  ];
  const gears = [...'PRND']
    .map((gear, i) => label(gear, 432 + i * 32, 404, 15, gear === 'P' ? '#35d0b4' : '#54707a'))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600"><defs><linearGradient id="bg" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#5b6266"/><stop offset=".16" stop-color="#24282b"/><stop offset=".5" stop-color="#0b0d0e"/><stop offset="1" stop-color="#17191b"/></linearGradient><linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e4eaec"/><stop offset=".4" stop-color="#4c5458"/><stop offset="1" stop-color="#a9b3b7"/></linearGradient><radialGradient id="dial"><stop offset="0" stop-color="#163038"/><stop offset=".7" stop-color="#0a1013"/><stop offset="1" stop-color="#0d1316"/></radialGradient><radialGradient id="hub" cy=".35"><stop offset="0" stop-color="#3a4246"/><stop offset="1" stop-color="#0d0f10"/></radialGradient><linearGradient id="st" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#53595c"/><stop offset=".3" stop-color="#1c1f21"/><stop offset="1" stop-color="#060707"/></linearGradient><linearGradient id="gl" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".4" stop-color="#fff" stop-opacity=".02"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><linearGradient id="tft" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0d2128"/><stop offset="1" stop-color="#081519"/></linearGradient><filter id="b"><feGaussianBlur stdDeviation="6"/></filter><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="5"/></filter></defs>
<rect width="960" height="600" fill="url(#bg)"/><path d="M-40 200C140 10 820 10 1000 200V570H-40Z" fill="#08090a"/><path d="M-40 200C140 10 820 10 1000 200" fill="none" stroke="#7b8387" stroke-width="6" opacity=".7"/>
${gauges.map(gauge).join('')}
<rect x="386" y="150" width="188" height="282" rx="16" fill="#04070a" stroke="#2a3135" stroke-width="3"/><rect x="394" y="158" width="172" height="266" rx="10" fill="url(#tft)"/>
${number('10.42', 480, 186, 19, '#9fc3c9')}<path d="M410 208H550M410 352H550" stroke="#254049" stroke-width="1.5"/>${label('ODO', 480, 246, 16, '#86acb3')}${label('km', 480, 338, 15, '#b7d6da')}
<g>${Array.from({ length: 8 }, (_, i) => `<rect x="${418 + i * 16}" y="366" width="12" height="9" rx="2" fill="${i < 6 ? '#35d0b4' : '#21404a'}"/>`).join('')}</g>${gears}
<g fill="#35d08b"><path d="M330 118l-18 13 18 13z"/><path d="M630 118l18 13-18 13z"/></g><circle cx="350" cy="468" r="8" fill="#ff5447"/><circle cx="610" cy="468" r="8" fill="#ffb020"/><rect x="376" y="461" width="16" height="13" rx="3" fill="none" stroke="#ff5447" stroke-width="3"/>
<path d="M-40 200C140 10 820 10 1000 200V370C700 100 300 130 -40 470Z" fill="url(#gl)" opacity=".55"/>
<g filter="url(#b)"><path d="M-60 690C40 415 300 500 480 500S920 415 1020 690" fill="none" stroke="url(#st)" stroke-width="84"/><path d="M-60 662C60 402 300 464 480 464S900 402 1020 662" fill="none" stroke="#868e92" stroke-width="4" opacity=".6"/></g></svg>`;
}
