import { type BackdropSpace, gradient, rect, times } from './backdrop-parts.ts';

/** A dealer's hall: windows, a green panel, a polished floor. */
export function showroomBackdrop(space: BackdropSpace): string {
  const { width: W, height: H, horizon: y, unit: U, random: r } = space;
  const floor = y + U * 0.1;
  let s = `<defs>${gradient('w', [
    [0, '#cdd3d4'],
    [0.6, '#eceff0'],
    [1, '#d9dedf'],
  ])}${gradient('f', [
    [0, '#d3d8d9'],
    [0.35, '#bfc6c8'],
    [1, '#8f979a'],
  ])}</defs>${rect(0, 0, W, floor, 'url(#w)')}`;
  s += times(
    3,
    (i) =>
      `<path d="M${W * (0.08 + i * 0.3)} 0L${W * (0.2 + i * 0.22)} ${y - U * 0.34}H${W * (0.3 + i * 0.22)}L${W * (0.28 + i * 0.3)} 0Z" fill="#fff" opacity=".9"/>`,
  );
  const first = r() * 0.3 * W;
  s += times(4, (i) => {
    const x = first + i * W * 0.26 - W * 0.15;
    return (
      rect(x, floor - U * 0.36, W * 0.2, U * 0.36, '#f8fbfb') +
      rect(x, floor - U * 0.36, W * 0.2, U * 0.24, '#dcebf2') +
      rect(x + W * 0.02, floor - U * 0.18, W * 0.16, U * 0.18, '#9db59f', 'opacity=".5"')
    );
  });
  s += rect(W * (0.08 + 0.7 * r()), floor - U * 0.32, W * 0.16, U * 0.32, '#0b6e4f', 'opacity=".85"');
  s += rect(0, floor - 4, W, 6, '#9aa2a4') + rect(0, floor, W, H - floor, 'url(#f)');
  return (
    s +
    times(
      4,
      (i) =>
        `<ellipse cx="${W * (0.15 + i * 0.25)}" cy="${floor + U * 0.1}" rx="${W * 0.09}" ry="${U * 0.06}" fill="#fff" opacity=".35"/>`,
    )
  );
}

/** A parking deck: pillars with a green band, strip lights, painted bays. */
export function garageBackdrop(space: BackdropSpace): string {
  const { width: W, height: H, horizon: y, unit: U, random: r } = space;
  const floor = y + U * 0.08;
  let s = `<defs>${gradient('f', [
    [0, '#8d9496'],
    [0.4, '#6c7375'],
    [1, '#4f5557'],
  ])}${gradient('c', [
    [0, '#5f6769'],
    [1, '#a9b1b3'],
  ])}</defs>${rect(0, 0, W, H, '#8d9597')}${rect(0, 0, W, y - U * 0.16, 'url(#c)')}`;
  s += times(
    4,
    (i) =>
      `<path d="M${W * (-0.1 + i * 0.36)} 0L${W * (0.2 + i * 0.2)} ${y - U * 0.2}h${W * 0.012}L${W * (-0.03 + i * 0.36)} 0Z" fill="#fbffff"/>`,
  );
  s +=
    rect(0, y - U * 0.17, W, U * 0.13, '#dfeaee') +
    rect(0, y - U * 0.15, W, U * 0.05, '#b8cdb4', 'opacity=".6"') +
    rect(0, y - U * 0.06, W, U * 0.14, '#99a1a3');
  const shift = r() * 0.2;
  s += times(4, (i) => {
    const x = W * (-0.06 + shift + i * 0.31 + 0.03 * r());
    return (
      rect(x, 0, W * 0.065, y + U * 0.09, '#b7bec0') +
      rect(x, y - U * 0.05, W * 0.065, U * 0.045, '#0b6e4f') +
      rect(x, y - U * 0.005, W * 0.065, U * 0.03, '#e3b32a') +
      rect(x + W * 0.045, 0, W * 0.02, y + U * 0.09, '#000', 'opacity=".16"')
    );
  });
  s +=
    rect(0, floor, W, H, 'url(#f)') +
    times(
      6,
      (i) =>
        `<path d="M${W * (0.5 + (i - 2.5) * 0.12)} ${floor + U * 0.005}h4L${W * (0.5 + (i - 2.5) * 0.62) + 14} ${H}h-14Z" fill="#e8ecea" opacity=".45"/>`,
    );
  return (
    s +
    times(
      3,
      (i) =>
        `<ellipse cx="${W * (0.2 + i * 0.3)}" cy="${y + (H - y) * 0.8}" rx="${W * 0.12}" ry="${U * 0.03}" fill="#fff" opacity=".18"/>`,
    )
  );
}
