import { type BackdropSpace, foliage, gradient, pick, rect, times } from './backdrop-parts.ts';

/** A street: trees and blocks behind a kerb, asphalt in front. */
export function streetBackdrop(space: BackdropSpace): string {
  const { width: W, height: H, horizon: y, unit: U, random: r } = space;
  let s = `<defs>${gradient('k', [
    [0, '#bfdcf2'],
    [1, '#f1f6ee'],
  ])}${gradient('f', [
    [0, '#b3b5b0'],
    [0.4, '#979994'],
    [1, '#747773'],
  ])}</defs>${rect(0, 0, W, H, 'url(#k)')}`;
  s += times(7, (i) => {
    const height = U * (0.15 + 0.34 * r());
    return rect(
      r() * W,
      y - height,
      W * (0.05 + 0.08 * r()),
      height,
      pick(['#b9c6cc', '#a5b4bb', '#c9d1d3'], i / 7),
      'opacity=".8"',
    );
  });
  const trees = 5 + Math.floor(r() * 3);
  s += times(trees, (i) => {
    const x = W * ((i + 0.2 + 0.6 * r()) / trees);
    const trunk = rect(x - W * 0.006, y - U * 0.2, W * 0.012, U * 0.22, '#4a3b2c');
    return (
      trunk +
      foliage(
        space,
        34,
        x,
        y - U * (0.1 + 0.06 * r()),
        W * (0.07 + 0.06 * r()),
        U * (0.26 + 0.2 * r()),
        W * 0.03,
      )
    );
  });
  s +=
    rect(0, y - U * 0.035, W, U * 0.06, '#2f4a28') +
    rect(0, y + U * 0.015, W, U * 0.05, '#b9b4a8') +
    rect(0, y + U * 0.06, W, U * 0.014, '#e8e4d8');
  s += times(12, (i) =>
    rect((i * W) / 12, y + U * 0.06, W / 12, U * 0.014, i % 2 ? '#1d1f1f' : '#eceae0', 'opacity=".75"'),
  );
  s += rect(0, y + U * 0.074, W, H, 'url(#f)');
  return (
    s +
    times(26, () => {
      const cy = y + U * 0.1 + r() * (H - y) * 0.9;
      return `<ellipse cx="${r() * W}" cy="${cy}" rx="${W * (0.02 + 0.07 * r())}" ry="${U * (0.006 + 0.014 * r())}" fill="${r() > 0.45 ? '#d8d5c2' : '#3d403d'}" opacity=".22"/>`;
    })
  );
}

/** A beach road at sunset. */
export function beachBackdrop(space: BackdropSpace): string {
  const { width: W, height: H, horizon: y, unit: U, random: r } = space;
  const sun = W * (0.2 + 0.6 * r());
  const shore = `M0 ${y + U * 0.07}C${W * 0.3} ${y + U * 0.055} ${W * 0.6} ${y + U * 0.085} ${W} ${y + U * 0.065}`;
  const palmX = r() > 0.5 ? W * 0.07 : W * 0.9;
  const frond = (i: number) => {
    const a = -2.9 + i * 0.36;
    return `<path d="M${palmX + W * 0.05} ${y - U * 0.38}q${Math.cos(a) * W * 0.07} ${Math.sin(a) * U * 0.1 - U * 0.03} ${Math.cos(a) * W * 0.13} ${Math.sin(a) * U * 0.1 + U * 0.04}" stroke-width="${W * 0.01}"/>`;
  };
  return `<defs>${gradient('k', [
    [0, '#465389'],
    [0.45, '#a0709a'],
    [0.8, '#f59b6b'],
    [1, '#ffd59a'],
  ])}${gradient('se', [
    [0, '#e9a07a'],
    [1, '#6a6a90'],
  ])}${gradient('f', [
    [0, '#b4978a'],
    [0.5, '#7d6a68'],
    [1, '#5f5256'],
  ])}<radialGradient id="su"><stop offset="0" stop-color="#fff6d8"/><stop offset=".15" stop-color="#ffe3a0" stop-opacity=".95"/><stop offset="1" stop-color="#ff9d5c" stop-opacity="0"/></radialGradient></defs>${rect(0, 0, W, y, 'url(#k)')}
<circle cx="${sun}" cy="${y - U * 0.06}" r="${W * 0.34}" fill="url(#su)"/>${times(7, () => `<ellipse cx="${r() * W}" cy="${y - U * (0.12 + 0.3 * r())}" rx="${W * (0.12 + 0.16 * r())}" ry="${U * 0.014}" fill="#ffb995" opacity=".4"/>`)}
<path d="M0 ${y}C${W * 0.15} ${y - U * 0.05} ${W * 0.25} ${y - U * 0.02} ${W * 0.4} ${y}Z" fill="#5d4a6b"/>${rect(0, y, W, U * 0.075, 'url(#se)')}<path d="M${sun - 20} ${y}L${sun + 20} ${y}L${sun + 70} ${y + U * 0.07}H${sun - 70}Z" fill="#ffe2ae" opacity=".7"/>
<path d="${shore}V${H}H0Z" fill="url(#f)"/><path d="${shore}v8C${W * 0.6} ${y + U * 0.095} ${W * 0.3} ${y + U * 0.065} 0 ${y + U * 0.08}Z" fill="#ffe9d2" opacity=".7"/>
<g stroke="#2b2030" fill="none" stroke-linecap="round"><path d="M${palmX} ${y + U * 0.09}C${palmX + W * 0.01} ${y - U * 0.1} ${palmX + W * 0.03} ${y - U * 0.25} ${palmX + W * 0.05} ${y - U * 0.38}" stroke-width="${W * 0.012}"/>${times(9, frond)}</g>`;
}

/** A house front with a garage door, paving before it. */
export function houseBackdrop(space: BackdropSpace): string {
  const { width: W, height: H, horizon: y, unit: U, random: r } = space;
  const floor = y + U * 0.085;
  const [wall, wallShade, roof] = pick(
    [
      ['#efe9df', '#d8d0c3', '#a4573c'],
      ['#e6eae6', '#c9d2cd', '#6f4a3c'],
      ['#f3e6cf', '#dccaa9', '#8d4a36'],
    ] as const,
    r(),
  );
  const garage = pick(['#3a3f42', '#e3e0d8', '#5a4636'], r());
  let s = `<defs>${gradient('k', [
    [0, '#c5ddf0'],
    [1, '#f3f4ee'],
  ])}${gradient('f', [
    [0, '#b8aea3'],
    [0.5, '#9b9186'],
    [1, '#7f756b'],
  ])}${gradient(
    'wl',
    [
      [0, wall],
      [1, wallShade],
    ],
    true,
  )}</defs>${rect(0, 0, W, H, 'url(#k)')}`;
  s += `<path d="M${W * 0.05} ${floor - U * 0.6}L${W * 0.42} ${floor - U * 0.76}L${W * 0.84} ${floor - U * 0.6}Z" fill="${roof}"/>${rect(W * 0.08, floor - U * 0.61, W * 0.74, U * 0.61, 'url(#wl)')}`;
  s +=
    rect(W * 0.14, floor - U * 0.42, W * 0.16, U * 0.26, '#5b6b74') +
    rect(W * 0.145, floor - U * 0.415, W * 0.07, U * 0.25, '#93a9b5') +
    rect(W * 0.22, floor - U * 0.415, W * 0.075, U * 0.25, '#7f97a4');
  s +=
    rect(W * 0.5, floor - U * 0.46, W * 0.26, U * 0.46, garage) +
    times(9, (i) => rect(W * 0.5, floor - U * 0.45 + i * U * 0.052, W * 0.26, U * 0.006, '#6b7074'));
  s +=
    rect(W * 0.84, floor - U * 0.34, W * 0.2, U * 0.34, '#cfc7ba') +
    rect(-10, floor - U * 0.26, W * 0.1, U * 0.26, '#c8bfb1');
  s +=
    foliage(space, 42, W * 0.02, floor - U * 0.02, W * 0.09, U * 0.46, W * 0.026) +
    foliage(space, 42, W * 0.95, floor - U * 0.02, W * 0.1, U * 0.46, W * 0.026);
  s += rect(0, floor, W, H, 'url(#f)');
  s += times(9, (j) =>
    rect(0, floor + (j / 9) ** 1.8 * (H - floor), W, 1 + j * 0.3, '#6f665d', 'opacity=".45"'),
  );
  return (
    s +
    times(
      42,
      (i) =>
        `<path d="M${W * 0.5 + (i - 21) * W * 0.06} ${floor}L${W * 0.5 + (i - 21) * W * 0.22} ${H}" stroke="#6f665d" stroke-width="1.2" opacity=".4"/>`,
    )
  );
}
