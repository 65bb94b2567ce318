/** A side view of a vehicle facing left, as SVG shapes in a 480 × 300 frame with the ground at y = 236. */
export type Drawing = {
  /** Layer below the paint: far side, engine, frame. */
  readonly behind: string;
  /** Painted parts, in silver; the page tints them. */
  readonly paint: string;
  /** Layer above the paint: glass, lamps, seat, wheels. */
  readonly details: string;
};

export const frame = { width: 480, height: 300 };
export const ground = 236;

const gradients = `
<linearGradient id="metal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3f4f4"/><stop offset=".42" stop-color="#cdd0d2"/><stop offset=".58" stop-color="#b4b8bb"/><stop offset="1" stop-color="#94999d"/></linearGradient>
<linearGradient id="dark" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4b5054"/><stop offset="1" stop-color="#1d2023"/></linearGradient>
<linearGradient id="steel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c9cdd0"/><stop offset=".5" stop-color="#8b9094"/><stop offset="1" stop-color="#585d61"/></linearGradient>
<linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#6d777c"/><stop offset=".5" stop-color="#4a5358"/><stop offset="1" stop-color="#2f363a"/></linearGradient>
<linearGradient id="seat" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#44494d"/><stop offset=".5" stop-color="#26292c"/><stop offset="1" stop-color="#17191b"/></linearGradient>
<radialGradient id="shadow"><stop offset="0" stop-color="#101214" stop-opacity=".42"/><stop offset=".6" stop-color="#101214" stop-opacity=".2"/><stop offset="1" stop-color="#101214" stop-opacity="0"/></radialGradient>`;

/** An SVG document of the given shapes. */
export function svg(...shapes: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" stroke-linejoin="round" stroke-linecap="round"><defs>${gradients}</defs>${shapes.join('')}</svg>`;
}

type Style = {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
};

/** A path, filled with the paint gradient by default. */
export function path(d: string, { fill = 'none', stroke, width = 2, opacity }: Style = {}): string {
  return `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${width}"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;
}

export const painted = (d: string) => path(d, { fill: 'url(#metal)', stroke: '#777c80', width: 1 });
export const line = (d: string, stroke: string, width: number) => path(d, { stroke, width });

export const shadow = (from: number, to: number) =>
  `<ellipse cx="${(from + to) / 2}" cy="${ground + 1}" rx="${(to - from) / 2}" ry="9" fill="url(#shadow)"/>`;

/**
 * A fender over a wheel between two angles, in degrees clockwise from the left, tapering towards its ends.
 */
export function fender(x: number, radius: number, from: number, to: number): string {
  const y = ground - radius;
  const at = (angle: number, r: number) => {
    const turn = (angle * Math.PI) / 180;
    return `${(x - Math.cos(turn) * r).toFixed(1)} ${(y - Math.sin(turn) * r).toFixed(1)}`;
  };
  const [inner, outer] = [radius + 2, radius + 11];
  return painted(
    `M${at(from, inner)}L${at(from + 4, outer)}A${outer} ${outer} 0 0 1 ${at(to - 4, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`,
  );
}

type Rim = 'cast' | 'wire' | 'truck' | 'small';
const spokesOf: Readonly<Record<Rim, number>> = { cast: 6, wire: 18, truck: 10, small: 5 };

/** A wheel standing on the ground. `tyre` is the tyre's height as a share of the radius. */
export function wheel(x: number, radius: number, rim: Rim, tyre = 0.24): string {
  const y = ground - radius;
  const circle = (r: number, fill: string, more = '') =>
    `<circle cx="${x}" cy="${y}" r="${r.toFixed(1)}" fill="${fill}"${more}/>`;
  const inner = radius * (1 - tyre);
  const count = spokesOf[rim];
  const spokes = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI + 0.3;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const from = `${(x + cos * radius * 0.14).toFixed(1)} ${(y + sin * radius * 0.14).toFixed(1)}`;
    const to = `${(x + cos * inner * 0.94).toFixed(1)} ${(y + sin * inner * 0.94).toFixed(1)}`;
    return line(
      `M${from}L${to}`,
      rim === 'wire' ? '#c3c8cb' : '#aeb3b7',
      rim === 'wire' ? 1 : radius * 0.085,
    );
  });
  if (rim === 'truck') {
    const holes = Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI;
      const [cx, cy] = [x + Math.cos(angle) * inner * 0.72, y + Math.sin(angle) * inner * 0.72];
      return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(inner * 0.1).toFixed(1)}" fill="#3b3f43"/>`;
    });
    return [
      circle(radius, '#1b1d1f'),
      circle(inner, 'url(#steel)', ' stroke="#2b2e31" stroke-width="1.5"'),
      ...holes,
      circle(inner * 0.45, '#6d7276', ' stroke="#3b3f43" stroke-width="1"'),
      circle(inner * 0.26, '#9da2a6'),
    ].join('');
  }
  return [
    `<circle cx="${x}" cy="${y}" r="${radius * (1 - tyre / 2)}" fill="none" stroke="#1b1d1f" stroke-width="${radius * tyre}"/>`,
    `<circle cx="${x}" cy="${y}" r="${inner * 0.97}" fill="none" stroke="#8f9498" stroke-width="${radius * 0.06}"/>`,
    ...spokes,
    circle(radius * 0.34, 'none', ` stroke="#a7acb0" stroke-width="${radius * 0.05}"`),
    circle(radius * 0.15, '#5b6064'),
  ].join('');
}
