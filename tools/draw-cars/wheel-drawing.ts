/** A tyre and its rim, centred, 512 units across. */
export function wheelDrawing(spokes: number, twin: boolean): string {
  const light = '#eef1f2';
  const middle = '#8b9398';
  const dark = '#596065';
  const spoke = (index: number) => {
    const turn = `rotate(${(index * 360) / spokes})`;
    const thin = spokes > 6 ? 0.72 : 1;
    if (twin) {
      return `<g transform="${turn} scale(${thin} 1)"><path d="M-34 -40L-58 -178L-32 -180L-12 -46Z" fill="url(#a)"/><path d="M34 -40L58 -178L32 -180L12 -46Z" fill="url(#b)"/></g>`;
    }
    return `<g transform="${turn} scale(${thin} 1)"><path d="M-26 -34C-20 -90 -34 -140 -50 -178H50C34 -140 20 -90 26 -34Z" fill="url(#a)"/><path d="M0 -34L0 -178H50C34 -140 20 -90 26 -34Z" fill="${dark}" opacity=".45"/><path d="M-11 -60L-16 -172H16L11 -60Z" fill="${light}" opacity=".5"/></g>`;
  };
  const slots = Array.from(
    { length: 12 },
    (_, i) => `<rect x="-13" y="-160" width="26" height="44" rx="12" transform="rotate(${i * 30})" fill="#15181a"/>`,
  ).join('');
  const cap = `<circle r="178" fill="url(#l)"/><circle r="178" fill="${middle}" opacity=".45"/>${slots}<circle r="92" fill="none" stroke="${dark}" stroke-width="5"/><circle r="52" fill="url(#a)"/>`;
  const nuts = Array.from(
    { length: 5 },
    (_, i) =>
      `<circle cx="${32 * Math.sin(i * 1.2566)}" cy="${-32 * Math.cos(i * 1.2566)}" r="5.5" fill="#111"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-256 -256 512 512"><defs><linearGradient id="a" x1="0" x2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${middle}"/></linearGradient><linearGradient id="b" x1="0" x2="1"><stop offset="0" stop-color="${middle}"/><stop offset="1" stop-color="${light}"/></linearGradient><radialGradient id="t"><stop offset=".72" stop-color="#0c0d0e"/><stop offset=".8" stop-color="#1c1e20"/><stop offset=".9" stop-color="#26282a"/><stop offset="1" stop-color="#0a0b0b"/></radialGradient><linearGradient id="l" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="#d7dcde"/></linearGradient></defs>
<circle r="256" fill="url(#t)"/><circle r="232" fill="none" stroke="#333638" stroke-width="2"/><circle r="206" fill="none" stroke="#303335" stroke-width="3"/>
<circle r="192" fill="#090a0b"/><circle r="120" fill="#4c5154"/><circle r="112" fill="#6d7376"/><circle r="60" fill="#2b2e30"/><path d="M-120 -44A128 128 0 0 0 -120 52L-84 40A92 92 0 0 1 -84 -34Z" fill="#333"/>
<circle r="185" fill="none" stroke="url(#l)" stroke-width="14"/>${spokes === 0 ? cap : `${Array.from({ length: spokes }, (_, i) => spoke(i)).join('')}<circle r="46" fill="url(#a)"/>${nuts}<circle r="20" fill="#121415" stroke="${middle}" stroke-width="3"/>`}</svg>`;
}
