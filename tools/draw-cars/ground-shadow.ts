import sharp from 'sharp';
import type { Camera } from './camera.ts';
import type { CarProfile } from './car-profile.ts';

/** The car's shadow on the ground, 0..255 a pixel: a soft one, a contact shadow and one under each tyre. */
export async function groundShadow(
  profile: CarProfile,
  camera: Camera,
  width: number,
  height: number,
  scale: number,
): Promise<Buffer> {
  const { shape } = profile;
  const half = shape.width / 2;
  const L = shape.length;
  const end = profile.rearEnd;
  const middle = (L + end) / 2;
  const outline: [number, number][] = [
    [end + 0.12, -0.78],
    [end + 0.02, -0.5],
    [end + 0.02, 0.5],
    [end + 0.12, 0.78],
    [middle, 0.92],
    [L - 0.2, 0.78],
    [L - 0.05, 0.4],
    [L - 0.05, -0.4],
    [L - 0.2, -0.78],
    [middle, -0.92],
  ];
  const onGround = (x: number, y: number) => {
    const [sx, sy] = camera.toScreen(x, y, 0);
    return `${(sx * scale).toFixed(1)},${(sy * scale).toFixed(1)}`;
  };
  const footprint = (grow: number, shiftX: number, shiftY: number) =>
    outline
      .map(([x, y]) => onGround(middle + (x - middle) * grow + shiftX, y * half * grow * 1.05 + shiftY))
      .join(' ');
  const away = -0.17;
  const shiftX = Math.cos(camera.yaw + 0.45) * away;
  const shiftY = Math.sin(camera.yaw + 0.45) * away;
  const tyres = [profile.frontAxle, profile.rearAxle]
    .flatMap((axle) => [1, -1].map((sign) => camera.toScreen(axle, sign * (half - 0.12), 0)))
    .map(
      ([x, y, depth]) =>
        `<ellipse cx="${x * scale}" cy="${y * scale}" rx="${((camera.focal * scale) / depth) * 0.3}" ry="${((camera.focal * scale) / depth) * 0.05}"/>`,
    )
    .join('');
  const blur = (id: string, x: number, y: number) =>
    `<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${width * x} ${width * y}"/></filter>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${blur('a', 0.02, 0.01)}${blur('b', 0.011, 0.006)}</defs><rect width="100%" height="100%"/><g fill="#fff"><polygon points="${footprint(1.04, shiftX, shiftY)}" filter="url(#a)" opacity=".62"/><polygon points="${footprint(0.97, 0, 0)}" filter="url(#b)" opacity=".6"/><g filter="url(#b)" opacity=".85">${tyres}</g></g></svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: '#000' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer();
}
