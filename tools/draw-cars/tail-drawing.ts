import type { CarProfile } from './car-profile.ts';
import { type BodyDrawing, mirrored, pixelsPerMetre as px, svgDocument } from './drawing-space.ts';
import { blankPlate } from './face-drawing.ts';

/** Height of the lamps' upper edge on the tail. */
function lampTop({ shape, lowAt }: CarProfile): number {
  return lowAt(0.22) - (shape.boot ? 0.07 : 0.02);
}

const plateDrop = { wide: 0.2, tall: 0.24, bar: 0.24, corner: 0.24, low: 0.34, classic: 0.25 } as const;

/** Height of the centre of the rear plate. */
export function rearPlateHeight(profile: CarProfile): number {
  const { cargo } = profile.shape;
  return cargo ? cargo.floor - 0.2 : lampTop(profile) - plateDrop[profile.shape.tail];
}

function tailLamp(
  profile: CarProfile,
  inset: (metres: number) => number,
  down: (drop: number) => number,
): string {
  switch (profile.shape.tail) {
    case 'tall':
      return `<path d="M0 ${down(-0.02)}H${inset(0.17)}C${inset(0.2)} ${down(0.06)} ${inset(0.2)} ${down(0.2)} ${inset(0.17)} ${down(0.3)}H0Z" fill="url(#rd)"/><path d="M${inset(0.02)} ${down(0.2)}H${inset(0.17)}V${down(0.235)}H${inset(0.02)}Z" fill="#dfe4e6" opacity=".7"/><path d="M${inset(0.15)} ${down(0)}C${inset(0.17)} ${down(0.1)} ${inset(0.17)} ${down(0.2)} ${inset(0.14)} ${down(0.27)}" stroke="#ff5a52" stroke-width="6" fill="none"/><path d="M${inset(0.17)} ${down(0.05)}L${inset(0.44)} ${down(0.065)}L${inset(0.43)} ${down(0.12)}L${inset(0.18)} ${down(0.125)}Z" fill="url(#rd)"/>`;
    case 'bar':
      return `<path d="M0 ${down(0)}C${inset(0.12)} ${down(-0.005)} ${inset(0.3)} ${down(0.015)} ${inset(0.6)} ${down(0.03)}H${inset(1.2)}V${down(0.075)}H${inset(0.45)}C${inset(0.3)} ${down(0.11)} ${inset(0.12)} ${down(0.14)} 0 ${down(0.15)}Z" fill="url(#rd)"/><path d="M${inset(0.02)} ${down(0.03)}C${inset(0.15)} ${down(0.025)} ${inset(0.3)} ${down(0.04)} ${inset(0.6)} ${down(0.05)}H${inset(1.2)}" stroke="#ff6a60" stroke-width="6" fill="none"/>`;
    case 'corner':
      return `<path d="M0 ${down(-0.03)}H${inset(0.2)}L${inset(0.3)} ${down(0.06)}L${inset(0.26)} ${down(0.15)}L${inset(0.12)} ${down(0.22)}H0Z" fill="url(#rd)"/><path d="M${inset(0.02)} ${down(0)}H${inset(0.18)}L${inset(0.26)} ${down(0.07)}" stroke="#ff6a60" stroke-width="6" fill="none"/><path d="M${inset(0.03)} ${down(0.11)}H${inset(0.24)}L${inset(0.21)} ${down(0.145)}H${inset(0.03)}Z" fill="#e6ebed" opacity=".75"/>`;
    case 'low':
      return `<rect x="${inset(0.02)}" y="${down(0.1)}" width="${inset(0.15)}" height="${down(0.4) - down(0.1)}" rx="8" fill="url(#rd)"/><rect x="${inset(0.035)}" y="${down(0.2)}" width="${inset(0.12)}" height="${down(0.27) - down(0.2)}" fill="#e08a2c"/><rect x="${inset(0.035)}" y="${down(0.29)}" width="${inset(0.12)}" height="${down(0.34) - down(0.29)}" fill="#e6ebed" opacity=".8"/>`;
    case 'classic':
      return `<rect x="0" y="${down(0.015)}" width="${inset(0.46)}" height="${down(0.17) - down(0.015)}" fill="url(#rd)"/><rect x="0" y="${down(0.015)}" width="${inset(0.14)}" height="${down(0.17) - down(0.015)}" fill="#d07d26"/><rect x="${inset(0.31)}" y="${down(0.03)}" width="${inset(0.13)}" height="${down(0.155) - down(0.03)}" fill="#e6ebed" opacity=".8"/><path d="M0 ${down(0.093)}H${inset(0.46)}" stroke="#3a0405" stroke-width="4" opacity=".6"/>`;
    case 'wide':
      return `<path d="M0 ${down(0)}C${inset(0.12)} ${down(-0.01)} ${inset(0.3)} ${down(0.01)} ${inset(0.47)} ${down(0.035)}L${inset(0.46)} ${down(0.105)}C${inset(0.3)} ${down(0.13)} ${inset(0.12)} ${down(0.155)} 0 ${down(0.17)}Z" fill="url(#rd)"/><path d="M${inset(0.03)} ${down(0.045)}C${inset(0.15)} ${down(0.035)} ${inset(0.3)} ${down(0.05)} ${inset(0.45)} ${down(0.068)}" stroke="#ff6a60" stroke-width="7" fill="none"/><path d="M${inset(0.1)} ${down(0.09)}L${inset(0.3)} ${down(0.092)}L${inset(0.3)} ${down(0.117)}L${inset(0.1)} ${down(0.127)}Z" fill="#e6ebed" opacity=".75"/>`;
  }
}

/** The tail seen from behind: lamps, hatch lines, plate. */
export function tailDrawing(profile: CarProfile): BodyDrawing {
  const { shape } = profile;
  const width = Math.round(shape.width * px);
  const height = Math.round(shape.height * px);
  const top = lampTop(profile);
  const row = (z: number) => (shape.height - z) * px;
  const inset = (metres: number) => metres * px;
  const down = (drop: number) => row(top - drop);
  const plate = rearPlateHeight(profile);
  const centre = width / 2;
  const bottom = shape.clearance;
  // Lamps end on the wing instead of smearing along it.
  const clip = `<clipPath id="wing"><path d="M${inset(0.035)} 0L${inset(0.042)} ${down(0.02)}L${inset(0.05)} ${down(0.42)}L${inset(0.02)} ${down(0.5)}V${height}H${width}V0Z"/></clipPath>`;
  const hatchLow = Math.min(bottom + 0.42, plate - 0.1);
  // The back of a cab is bare: what it carries has the lamps and the plate.
  if (shape.cargo) return { svg: svgDocument(width, height, ''), width, height, topMetres: shape.height };
  const content = `<defs><linearGradient id="rd" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#c80f16"/><stop offset="1" stop-color="#5d0508"/></linearGradient>${clip}</defs>
<path d="M0 ${row(bottom + (shape.cladding ? 0.28 : 0.16))}H${width}V${height}H0Z" fill="#191b1d"/>
<path d="M${inset(0.16)} ${down(-0.08)}L${inset(0.2)} ${row(hatchLow)}H${width - inset(0.2)}L${width - inset(0.16)} ${down(-0.08)}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="3"/>
<path d="M0 ${row(bottom + 0.38)}H${width}" stroke="#000" stroke-opacity=".4" stroke-width="3"/>
${mirrored(`<g clip-path="url(#wing)">${tailLamp(profile, inset, down)}</g>`, width)}<rect x="${centre - inset(0.25)}" y="${row(plate + 0.085)}" width="${inset(0.5)}" height="${inset(0.16)}" rx="7" fill="#000" opacity=".25"/>${blankPlate(centre, row(plate))}
<rect x="${centre - inset(0.28)}" y="${row(plate + 0.1)}" width="${inset(0.56)}" height="7" fill="${shape.chrome ? '#d9dee0' : '#15181a'}"/>
${mirrored(`<rect x="${inset(0.09)}" y="${row(bottom + 0.26)}" width="${inset(0.17)}" height="9" rx="4" fill="#8e0d12"/>`, width)}`;
  return { svg: svgDocument(width, height, content), width, height, topMetres: shape.height };
}
