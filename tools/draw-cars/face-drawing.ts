import type { CarProfile } from './car-profile.ts';
import type { Face } from './car-shape.ts';
import { type BodyDrawing, mirrored, pixelsPerMetre as px, svgDocument } from './drawing-space.ts';
import { type FaceParts, type FaceSpace, faceParts } from './face-parts.ts';

const gradients = `<linearGradient id="ln" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6fbff"/><stop offset=".35" stop-color="#9fb0bb"/><stop offset=".6" stop-color="#33404a"/><stop offset="1" stop-color="#cfdae1"/></linearGradient><linearGradient id="led" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#e9f2f8"/><stop offset=".45" stop-color="#93a5b1"/><stop offset=".55" stop-color="#3c4954"/><stop offset="1" stop-color="#8c9eab"/></linearGradient><linearGradient id="gr" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#050607"/><stop offset="1" stop-color="#1b1e20"/></linearGradient><linearGradient id="ch" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#f4f6f7"/><stop offset=".5" stop-color="#9aa2a6"/><stop offset="1" stop-color="#dfe4e6"/></linearGradient><pattern id="mesh" width="14" height="10" patternUnits="userSpaceOnUse"><rect width="14" height="10" fill="#060708"/><path d="M0 5L7 0L14 5L7 10Z" fill="none" stroke="#2c3033" stroke-width="1.6"/></pattern><pattern id="slat" width="20" height="17" patternUnits="userSpaceOnUse"><rect width="20" height="17" fill="#070809"/><rect y="11" width="20" height="3.5" fill="#3a3f43"/></pattern><pattern id="bars" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="20" height="20" fill="#0a0b0c"/><rect y="10" width="20" height="7" fill="#a9b1b5"/></pattern>`;

/** Half size of the number plate, metres. */
export const plateHalf = { width: 0.2, height: 0.058 };

/** Height of the centre of the front plate. */
export function frontPlateHeight(profile: CarProfile): number {
  return lampTop(profile) - plateDrop[profile.shape.face];
}

const plateDrop: Record<Face, number> = {
  slim: 0.34,
  wing: 0.36,
  shield: 0.4,
  suv: 0.46,
  truck: 0.5,
  van: 0.5,
  grand: 0.52,
  round: 0.42,
  sport: 0.27,
  city: 0.3,
  electric: 0.4,
  classic: 0.32,
};

/** Height of the lamps' upper edge on the nose. */
export function lampTop(profile: CarProfile): number {
  return profile.lowAt(profile.shape.length - 0.16) - 0.035;
}

/** The blank plate; its letters are added when a photo is composed, so that a mirrored car still reads LAJUR. */
export function blankPlate(centre: number, row: number): string {
  const w = plateHalf.width * px;
  const h = plateHalf.height * px;
  return `<rect x="${centre - w - 3}" y="${row - h - 3}" width="${2 * w + 6}" height="${2 * h + 6}" rx="6" fill="#15181a"/><rect x="${centre - w}" y="${row - h}" width="${2 * w}" height="${2 * h}" rx="4" fill="#fff"/>`;
}

/** The nose seen from ahead: lamps, grille, bumper openings, plate. */
export function faceDrawing(profile: CarProfile): BodyDrawing {
  const { shape } = profile;
  const width = Math.round(shape.width * px);
  const height = Math.round(shape.height * px);
  const top = lampTop(profile);
  const space: FaceSpace = {
    width,
    top,
    bottom: shape.clearance,
    chrome: shape.chrome === true,
    row: (z) => (shape.height - z) * px,
    across: (metres) => metres * px,
  };
  const parts: FaceParts = faceParts(shape.face, space);
  const { row: Z, across: P } = space;
  const centre = width / 2;
  const lipTop = shape.clearance + (shape.cladding ? 0.12 : 0.06);
  const bonnetEdge = `<path d="M${P(0.03)} ${Z(top + 0.005)}C${P(0.3)} ${Z(top + 0.02)} ${P(0.45)} ${Z(top - 0.02)} ${P(0.52)} ${Z(top - 0.025)}H${width - P(0.52)}C${width - P(0.45)} ${Z(top - 0.02)} ${width - P(0.3)} ${Z(top + 0.02)} ${width - P(0.03)} ${Z(top + 0.005)}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="3"/>`;
  // Lamps end in a point on the wing instead of smearing along it.
  const down = (drop: number) => Z(top - drop);
  const clip = `<clipPath id="wing"><path d="M${P(0.052)} ${down(-0.1)}L${P(0.058)} ${down(0.02)}L${P(0.11)} ${down(0.2)}L${P(0.05)} ${down(0.26)}V${height}H${width}V0H${P(0.052)}Z"/></clipPath>`;
  const lamps = mirrored(`<g clip-path="url(#wing)">${parts.lamp}</g>`, width);
  const content = `<defs>${gradients}${clip}</defs><path d="M0 ${Z(lipTop)}H${width}V${height}H0Z" fill="#191b1d"/>${parts.intake}${parts.grille}${lamps}${blankPlate(centre, Z(frontPlateHeight(profile)))}${bonnetEdge}`;
  return { svg: svgDocument(width, height, content), width, height, topMetres: shape.height };
}
