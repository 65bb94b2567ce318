import type { Face } from './car-shape.ts';

/** Where a face is drawn: `row` turns a height into a pixel row, `across` metres into pixels from the left edge. */
export interface FaceSpace {
  width: number;
  /** Height of the lamps' upper edge and of the bumper's lower edge, metres. */
  top: number;
  bottom: number;
  chrome: boolean;
  row: (z: number) => number;
  across: (metres: number) => number;
}

/** `lamp` is the car's right half only; the caller mirrors it. */
export interface FaceParts {
  lamp: string;
  grille: string;
  intake: string;
}

/** A slim LED module: round white "eyes" would look like a toy. */
function module(x: number, y: number, r: number): string {
  return `<rect x="${x - r * 1.25}" y="${y - r * 0.82}" width="${r * 2.5}" height="${r * 1.64}" rx="${r * 0.5}" fill="#07090b"/><rect x="${x - r * 1.05}" y="${y - r * 0.62}" width="${r * 2.1}" height="${r * 1.24}" rx="${r * 0.4}" fill="url(#led)"/><path d="M${x - r * 0.9} ${y - r * 0.42}h${r * 1.8}" stroke="#fff" stroke-opacity=".9" stroke-width="${r * 0.16}" stroke-linecap="round"/>`;
}

export function faceParts(face: Face, space: FaceSpace): FaceParts {
  const { row, across: inset, width: w, bottom, chrome } = space;
  /** Row of a height given as a drop below the lamps' upper edge; row above the bumper's lower edge. */
  const down = (drop: number) => row(space.top - drop);
  const rise = (rise: number) => row(bottom + rise);
  /** A closed outline, symmetrical: points are [inset from the side, row], from the upper edge down. */
  const sym = (points: readonly (readonly [number, number])[]) =>
    `M${[...points.map(([x, y]) => `${inset(x)} ${y}`), ...[...points].reverse().map(([x, y]) => `${w - inset(x)} ${y}`)].join('L')}Z`;
  const slimLamp = (drop: number, bend: number) =>
    `<path d="M0 ${down(0)}C${inset(0.12)} ${down(-0.005)} ${inset(0.3)} ${down(0.045)} ${inset(0.48)} ${down(0.085)}C${inset(0.47)} ${down(0.14)} ${inset(0.38)} ${down(0.165)} ${inset(0.26)} ${down(0.15)}C${inset(0.14)} ${down(0.135)} ${inset(0.05)} ${down(drop)} 0 ${down(bend)}Z" fill="#141a1f"/><path d="M${inset(0.06)} ${down(0.09)}C${inset(0.16)} ${down(0.125)} ${inset(0.3)} ${down(0.15)} ${inset(0.44)} ${down(0.135)}" stroke="#f4fbff" stroke-width="6" fill="none"/>${module(inset(0.345), down(0.098), 12.5)}${module(inset(0.235), down(0.078), 12.5)}`;
  const fog = (top: number) =>
    `<path d="M${inset(0.07)} ${down(top)}C${inset(0.14)} ${down(top + 0.01)} ${inset(0.22)} ${down(top + 0.03)} ${inset(0.27)} ${down(top + 0.08)}L${inset(0.22)} ${down(top + 0.125)}L${inset(0.1)} ${down(top + 0.09)}Z" fill="url(#gr)"/><circle cx="${inset(0.165)}" cy="${down(top + 0.065)}" r="9" fill="#d6e0e6"/>`;
  const bigLamp = `<path d="M0 ${down(0.02)}C${inset(0.12)} ${down(0)} ${inset(0.3)} ${down(0.02)} ${inset(0.46)} ${down(0.06)}L${inset(0.44)} ${down(0.15)}L${inset(0.2)} ${down(0.165)}L0 ${down(0.13)}Z" fill="#10151a"/><path d="M${inset(0.02)} ${down(0.03)}C${inset(0.14)} ${down(0.012)} ${inset(0.3)} ${down(0.035)} ${inset(0.445)} ${down(0.075)}" stroke="#f8fdff" stroke-width="7" fill="none"/>${module(inset(0.34), down(0.105), 14)}${module(inset(0.22), down(0.098), 14)}`;
  const lowerFog = (top: number) =>
    `<path d="M${inset(0.06)} ${down(top)}L${inset(0.28)} ${down(top + 0.02)}L${inset(0.24)} ${down(top + 0.16)}L${inset(0.09)} ${down(top + 0.14)}Z" fill="url(#gr)"/>${module(inset(0.165), down(top + 0.08), 11)}`;
  const trim = chrome ? '#cdd2d5' : '#15181a';
  switch (face) {
    case 'shield':
      return {
        lamp: `<path d="M${inset(0.03)} ${down(0)}C${inset(0.14)} ${down(-0.005)} ${inset(0.3)} ${down(0.03)} ${inset(0.47)} ${down(0.075)}L${inset(0.45)} ${down(0.115)}C${inset(0.3)} ${down(0.1)} ${inset(0.12)} ${down(0.085)} ${inset(0.02)} ${down(0.08)}Z" fill="#11161a"/><path d="M${inset(0.04)} ${down(0.012)}C${inset(0.14)} ${down(0.01)} ${inset(0.3)} ${down(0.045)} ${inset(0.455)} ${down(0.085)}" stroke="#fff" stroke-width="8" fill="none"/><path d="M${inset(0.07)} ${down(0.17)}L${inset(0.3)} ${down(0.19)}L${inset(0.26)} ${down(0.37)}L${inset(0.1)} ${down(0.35)}Z" fill="url(#gr)"/>${module(inset(0.185), down(0.235), 17)}${module(inset(0.18), down(0.31), 11)}<path d="M${inset(0.5)} ${down(0.09)}L${inset(0.33)} ${down(0.2)}L${inset(0.3)} ${down(0.4)}L${inset(0.42)} ${rise(0.12)}" fill="none" stroke="url(#ch)" stroke-width="13" stroke-linejoin="round"/>`,
        grille: `<path d="${sym([
          [0.5, down(0.05)],
          [0.36, down(0.2)],
          [0.34, down(0.36)],
        ])}" fill="url(#slat)"/>`,
        intake: `<path d="${sym([
          [0.36, down(0.42)],
          [0.46, rise(0.1)],
        ])}" fill="url(#gr)"/>`,
      };
    case 'suv':
    case 'truck': {
      const deep = face === 'truck' ? 0.44 : 0.37;
      return {
        lamp: `${bigLamp}${lowerFog(deep)}`,
        grille: `<path d="${sym([
          [0.46, down(0.035)],
          [0.42, down(0.2)],
          [0.5, down(deep)],
        ])}" fill="url(#slat)" stroke="${face === 'truck' ? '#24282b' : '#b9c0c4'}" stroke-width="${face === 'truck' ? 16 : 10}" stroke-linejoin="round"/>${chrome ? `<path d="M${inset(0.44)} ${down(0.12)}H${w - inset(0.44)}M${inset(0.43)} ${down(0.2)}H${w - inset(0.43)}" stroke="url(#ch)" stroke-width="9"/>` : ''}`,
        intake: `<path d="${sym([
          [0.34, down(deep + 0.13)],
          [0.42, rise(0.12)],
        ])}" fill="url(#mesh)"/><path d="${sym([
          [0.4, rise(0.16)],
          [0.46, rise(0.07)],
        ])}" fill="#8d9497"/>`,
      };
    }
    case 'van':
      return {
        lamp: `<path d="M0 ${down(0.2)}L${inset(0.3)} ${down(0.22)}C${inset(0.36)} ${down(0.25)} ${inset(0.36)} ${down(0.34)} ${inset(0.3)} ${down(0.385)}L0 ${down(0.4)}Z" fill="#d4dde2" stroke="#2a2e31" stroke-width="4"/><rect x="${inset(0.1)}" y="${down(0.245)}" width="${inset(0.2)}" height="${down(0.365) - down(0.245)}" rx="13" fill="url(#led)" stroke="#6a757c" stroke-width="3"/><path d="M${inset(0.04)} ${down(0.215)}H${inset(0.085)}V${down(0.39)}H${inset(0.04)}Z" fill="#e08a2c"/>`,
        grille: `<path d="${sym([
          [0.39, down(0.23)],
          [0.39, down(0.36)],
        ])}" fill="url(#slat)" stroke="#15181a" stroke-width="8" stroke-linejoin="round"/><path d="M0 ${down(0.43)}H${w}" stroke="#000" stroke-opacity=".4" stroke-width="4"/>`,
        intake: `<path d="${sym([
          [0.36, down(0.58)],
          [0.4, rise(0.12)],
        ])}" fill="url(#gr)"/>`,
      };
    case 'grand':
      return {
        lamp: `<path d="M0 ${down(0.02)}C${inset(0.14)} ${down(0)} ${inset(0.26)} ${down(0.03)} ${inset(0.37)} ${down(0.06)}L${inset(0.34)} ${down(0.15)}L0 ${down(0.13)}Z" fill="#10151a"/><path d="M${inset(0.02)} ${down(0.03)}C${inset(0.14)} ${down(0.015)} ${inset(0.26)} ${down(0.045)} ${inset(0.36)} ${down(0.07)}" stroke="#f8fdff" stroke-width="6" fill="none"/>${module(inset(0.26), down(0.1), 12)}${module(inset(0.15), down(0.09), 12)}${lowerFog(0.48)}`,
        grille: `<path d="${sym([
          [0.4, down(0.02)],
          [0.33, down(0.2)],
          [0.26, down(0.46)],
        ])}" fill="url(#bars)" stroke="url(#ch)" stroke-width="14" stroke-linejoin="round"/>`,
        intake: `<path d="${sym([
          [0.32, down(0.58)],
          [0.38, rise(0.1)],
        ])}" fill="url(#gr)"/>`,
      };
    case 'round': {
      const cx = inset(0.27);
      const cy = down(0.18);
      return {
        lamp: `<circle cx="${cx}" cy="${cy}" r="37" fill="#0d0f10"/><circle cx="${cx}" cy="${cy}" r="31" fill="url(#led)" stroke="#aab4b9" stroke-width="4"/><path d="M${cx - 17} ${cy - 12}Q${cx} ${cy - 25} ${cx + 17} ${cy - 12}" stroke="#fff" stroke-width="5" fill="none" stroke-opacity=".85"/><circle cx="${inset(0.125)}" cy="${cy}" r="13" fill="#e0862a" stroke="#15181a" stroke-width="4"/>`,
        grille: `<rect x="${inset(0.13) - 24}" y="${down(0.06)}" width="${w - inset(0.26) + 48}" height="${down(0.3) - down(0.06)}" rx="10" fill="#141618"/>${[0.445, 0.56, 0.675, 0.79].map((x) => `<rect x="${inset(x)}" y="${down(0.085)}" width="${inset(0.075)}" height="${down(0.275) - down(0.085)}" rx="6" fill="#020203" stroke="#3a3f42" stroke-width="3"/><rect x="${w - inset(x + 0.075)}" y="${down(0.085)}" width="${inset(0.075)}" height="${down(0.275) - down(0.085)}" rx="6" fill="#020203" stroke="#3a3f42" stroke-width="3"/>`).join('')}`,
        intake: `<path d="M0 ${down(0.36)}H${w}V${rise(0.02)}H0Z" fill="#1d2022"/><path d="${sym([
          [0.36, down(0.52)],
          [0.42, rise(0.1)],
        ])}" fill="#060708"/><circle cx="${inset(0.2)}" cy="${down(0.47)}" r="15" fill="#b9c4ca"/><circle cx="${w - inset(0.2)}" cy="${down(0.47)}" r="15" fill="#b9c4ca"/>`,
      };
    }
    case 'wing':
      return {
        lamp: `<path d="M0 ${down(-0.005)}C${inset(0.12)} ${down(-0.005)} ${inset(0.3)} ${down(0.04)} ${inset(0.47)} ${down(0.085)}L${inset(0.42)} ${down(0.135)}C${inset(0.28)} ${down(0.15)} ${inset(0.12)} ${down(0.14)} 0 ${down(0.115)}Z" fill="#12171b"/><path d="M${inset(0.04)} ${down(0.115)}C${inset(0.16)} ${down(0.132)} ${inset(0.28)} ${down(0.135)} ${inset(0.41)} ${down(0.12)}" stroke="#f4fbff" stroke-width="6" fill="none"/>${module(inset(0.33), down(0.09), 12)}${module(inset(0.215), down(0.07), 13)}<path d="M${inset(0.05)} ${down(0.3)}L${inset(0.2)} ${down(0.32)}L${inset(0.17)} ${down(0.47)}L${inset(0.07)} ${down(0.44)}Z" fill="url(#gr)"/><circle cx="${inset(0.125)}" cy="${down(0.385)}" r="9" fill="#d6e0e6"/>`,
        grille: `<path d="M${inset(0.46)} ${down(0.1)}H${w - inset(0.46)}" stroke="url(#ch)" stroke-width="9"/><path d="${sym(
          [
            [0.42, down(0.165)],
            [0.3, down(0.27)],
            [0.27, down(0.42)],
            [0.34, down(0.46)],
          ],
        )}" fill="url(#slat)" stroke="${trim}" stroke-width="6" stroke-linejoin="round"/>`,
        intake: `<path d="${sym([
          [0.36, rise(0.13)],
          [0.42, rise(0.06)],
        ])}" fill="#8d9497"/>`,
      };
    case 'sport':
      return {
        lamp: `<path d="M0 ${down(0.015)}C${inset(0.12)} ${down(0.005)} ${inset(0.3)} ${down(0.03)} ${inset(0.5)} ${down(0.065)}L${inset(0.46)} ${down(0.115)}C${inset(0.3)} ${down(0.125)} ${inset(0.12)} ${down(0.11)} 0 ${down(0.08)}Z" fill="#10151a"/><path d="M${inset(0.03)} ${down(0.025)}C${inset(0.14)} ${down(0.02)} ${inset(0.3)} ${down(0.045)} ${inset(0.48)} ${down(0.075)}" stroke="#f8fdff" stroke-width="6" fill="none"/>${module(inset(0.36), down(0.088), 10)}${module(inset(0.25), down(0.08), 10)}${module(inset(0.14), down(0.068), 10)}<path d="M${inset(0.05)} ${down(0.27)}L${inset(0.24)} ${down(0.3)}L${inset(0.2)} ${down(0.4)}L${inset(0.06)} ${down(0.37)}Z" fill="url(#gr)"/>`,
        grille: `<path d="${sym([
          [0.49, down(0.07)],
          [0.48, down(0.125)],
          [0.56, down(0.15)],
        ])}" fill="#0a0c0d"/>`,
        intake: `<path d="${sym([
          [0.4, down(0.2)],
          [0.3, rise(0.13)],
          [0.4, rise(0.08)],
        ])}" fill="url(#mesh)"/>`,
      };
    case 'city':
      return {
        lamp: `<path d="M0 ${down(-0.01)}C${inset(0.12)} ${down(-0.01)} ${inset(0.26)} ${down(0.03)} ${inset(0.4)} ${down(0.085)}C${inset(0.4)} ${down(0.135)} ${inset(0.3)} ${down(0.165)} ${inset(0.2)} ${down(0.165)}C${inset(0.1)} ${down(0.165)} ${inset(0.03)} ${down(0.14)} 0 ${down(0.12)}Z" fill="#1a2126"/><path d="M${inset(0.04)} ${down(0.12)}C${inset(0.12)} ${down(0.145)} ${inset(0.24)} ${down(0.15)} ${inset(0.37)} ${down(0.12)}" stroke="#f4fbff" stroke-width="6" fill="none"/>${module(inset(0.25), down(0.082), 17)}${module(inset(0.12), down(0.06), 12)}${fog(0.3)}`,
        grille: `<path d="M${inset(0.4)} ${down(0.085)}C${inset(0.55)} ${down(0.12)} ${w - inset(0.55)} ${down(0.12)} ${w - inset(0.4)} ${down(0.085)}V${down(0.15)}C${w - inset(0.55)} ${down(0.185)} ${inset(0.55)} ${down(0.185)} ${inset(0.4)} ${down(0.15)}Z" fill="url(#slat)"/><path d="M${inset(0.4)} ${down(0.105)}C${inset(0.55)} ${down(0.14)} ${w - inset(0.55)} ${down(0.14)} ${w - inset(0.4)} ${down(0.105)}" stroke="url(#ch)" stroke-width="8" fill="none"/>`,
        intake: `<path d="${sym([
          [0.42, down(0.26)],
          [0.34, rise(0.13)],
          [0.44, rise(0.08)],
        ])}" fill="url(#mesh)"/>`,
      };
    case 'electric':
      return {
        lamp: `<path d="M${inset(0.06)} ${down(0.03)}C${inset(0.16)} ${down(0.015)} ${inset(0.3)} ${down(0.02)} ${inset(0.36)} ${down(0.06)}C${inset(0.38)} ${down(0.14)} ${inset(0.3)} ${down(0.19)} ${inset(0.2)} ${down(0.185)}C${inset(0.1)} ${down(0.18)} ${inset(0.04)} ${down(0.13)} ${inset(0.06)} ${down(0.03)}Z" fill="#141a1f"/>${module(inset(0.21), down(0.105), 19)}<path d="M${inset(0.36)} ${down(0.075)}H${w / 2}" stroke="#f4fbff" stroke-width="8" fill="none"/>`,
        grille: '',
        intake: `<path d="${sym([
          [0.3, rise(0.17)],
          [0.24, rise(0.1)],
          [0.32, rise(0.05)],
        ])}" fill="url(#mesh)"/>`,
      };
    case 'classic': {
      const tall = down(0.18) - down(0.035);
      return {
        lamp: `<rect x="${inset(0.1)}" y="${down(0.025)}" width="${inset(0.37)}" height="${down(0.19) - down(0.025)}" fill="#15191c"/><rect x="${inset(0.185)}" y="${down(0.035)}" width="${inset(0.27)}" height="${tall}" rx="8" fill="url(#led)" stroke="#cfd6da" stroke-width="5"/><path d="M${inset(0.22)} ${down(0.045)}V${down(0.17)}M${inset(0.32)} ${down(0.045)}V${down(0.17)}" stroke="#fff" stroke-opacity=".35" stroke-width="4"/><rect x="${inset(0.108)}" y="${down(0.035)}" width="${inset(0.068)}" height="${tall}" fill="#dd8222"/>`,
        grille: `<path d="${sym([
          [0.49, down(0.035)],
          [0.49, down(0.18)],
        ])}" fill="url(#slat)" stroke="url(#ch)" stroke-width="9" stroke-linejoin="round"/>`,
        intake: `<path d="M0 ${down(0.27)}H${w}V${down(0.37)}H0Z" fill="#1d2022"/><path d="${sym([
          [0.38, down(0.43)],
          [0.42, rise(0.1)],
        ])}" fill="url(#gr)"/>`,
      };
    }
    case 'slim':
      return {
        lamp: `${slimLamp(0.1, 0.075)}${fog(0.36)}`,
        grille: `<path d="${sym([
          [0.48, down(0.08)],
          [0.4, down(0.17)],
          [0.38, down(0.27)],
          [0.44, down(0.29)],
        ])}" fill="#0b0d0e"/>${[0.115, 0.155, 0.195, 0.235].map((drop) => `<path d="M${inset(0.44)} ${down(drop)}H${w - inset(0.44)}" stroke="#5c6468" stroke-width="5"/>`).join('')}`,
        intake: `<path d="${sym([
          [0.36, down(0.44)],
          [0.3, rise(0.15)],
          [0.4, rise(0.1)],
        ])}" fill="url(#mesh)"/>`,
      };
  }
}
