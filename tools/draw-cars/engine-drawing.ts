import { label, number } from './label-strokes.ts';

/** The engine bay from above; the wings are drawn by `engineWings`. 960 x 600. */
export function engineDrawing(): string {
  const strut = (x: number) =>
    `<circle cx="${x}" cy="170" r="62" fill="#1d2123"/><circle cx="${x}" cy="170" r="54" fill="none" stroke="#3d4447" stroke-width="3"/><circle cx="${x}" cy="170" r="38" fill="url(#m)"/><circle cx="${x}" cy="170" r="15" fill="#1c1f20"/>${[0, 1, 2].map((i) => `<circle cx="${x + 46 * Math.cos(i * 2.1)}" cy="${170 + 46 * Math.sin(i * 2.1)}" r="7" fill="#b3bbbe"/>`).join('')}`;
  const hose = (path: string, wide: number) =>
    `<path d="${path}" fill="none" stroke="#08090a" stroke-width="${wide}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#4c5457" stroke-width="${wide * 0.16}" transform="translate(-${wide * 0.2} -${wide * 0.22})" stroke-linecap="round" opacity=".8"/>`;
  return `<defs><linearGradient id="c" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#6c7376"/><stop offset=".3" stop-color="#2f3436"/><stop offset="1" stop-color="#141718"/></linearGradient><linearGradient id="m" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#e0e5e7"/><stop offset=".5" stop-color="#868e92"/><stop offset="1" stop-color="#4a5154"/></linearGradient><radialGradient id="bg" cy=".45"><stop offset="0" stop-color="#42484b"/><stop offset="1" stop-color="#0c0e0f"/></radialGradient><linearGradient id="tank" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#f2f7f4"/><stop offset="1" stop-color="#a9bdb4"/></linearGradient><filter id="sh" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter></defs>
<rect width="960" height="600" fill="url(#bg)"/><path d="M0 0H960V74C700 36 260 36 0 74Z" fill="#101213"/><path d="M96 66C300 42 660 42 864 66V96C660 74 300 74 96 96Z" fill="#3d4346"/><path d="M96 70C300 46 660 46 864 70" fill="none" stroke="#8b9498" stroke-width="3" opacity=".7"/>
${[0, 1, 2, 3, 4].map((i) => `<path d="M${300 + i * 90} 60v24" stroke="#15181a" stroke-width="5"/>`).join('')}
${strut(184)}${strut(776)}
${hose('M310 250C236 250 226 300 186 322S128 384 156 430', 44)}${hose('M640 390C690 400 720 420 740 470', 26)}${hose('M330 400C350 470 440 486 560 470', 22)}
<g filter="url(#sh)" opacity=".7"><rect x="300" y="168" width="372" height="256" rx="30"/><rect x="690" y="280" width="158" height="126" rx="10"/><rect x="112" y="414" width="170" height="120" rx="14"/></g>
<rect x="294" y="152" width="372" height="256" rx="30" fill="url(#c)"/><rect x="306" y="164" width="348" height="232" rx="22" fill="none" stroke="#0b0d0e" stroke-width="3" opacity=".7"/><path d="M322 182H638" stroke="#9aa3a7" stroke-width="4" opacity=".8"/>
${[0, 1, 2, 3].map((i) => `<rect x="${330 + i * 78}" y="202" width="62" height="126" rx="15" fill="#111415" stroke="#596063" stroke-width="2.5"/><rect x="${338 + i * 78}" y="210" width="46" height="30" rx="9" fill="#2b3032"/><circle cx="${361 + i * 78}" cy="292" r="15" fill="#1f2325" stroke="#6b7376" stroke-width="3"/>`).join('')}
${label('DOHC', 430, 380, 25, '#d5dcdf', 12, 14)}${number('16', 532, 367.5, 25, '#d5dcdf')}${label('V', 562, 380, 25, '#d5dcdf', 12)}
<circle cx="616" cy="178" r="26" fill="#0b0c0d" stroke="#ffb020" stroke-width="6"/><path d="M604 178h24" stroke="#ffb020" stroke-width="5"/>
<rect x="682" y="266" width="158" height="126" rx="10" fill="#15191b" stroke="#434b4f" stroke-width="2"/><rect x="697" y="250" width="30" height="24" rx="4" fill="#c02b20"/><rect x="796" y="250" width="30" height="24" rx="4" fill="#30363a"/><path d="M712 252C712 220 690 214 668 226" fill="none" stroke="#a3231a" stroke-width="9"/><rect x="698" y="298" width="126" height="68" rx="3" fill="#eceff0"/><rect x="698" y="298" width="126" height="22" fill="#0b6e4f"/><path d="M712 338h72M712 350h50" stroke="#a9b2b6" stroke-width="5"/>
<rect x="106" y="402" width="172" height="120" rx="14" fill="url(#c)" stroke="#4b5356" stroke-width="2"/><path d="M128 430H256M128 456H256M128 482H256" stroke="#0f1213" stroke-width="9"/><path d="M128 427H256M128 453H256M128 479H256" stroke="#6b7478" stroke-width="2" opacity=".7"/><circle cx="118" cy="412" r="5" fill="#b9c1c4"/><circle cx="266" cy="412" r="5" fill="#b9c1c4"/>
<rect x="560" y="436" width="96" height="82" rx="14" fill="url(#tank)"/><path d="M560 476h96v28c0 8-6 14-14 14h-68c-8 0-14-6-14-14z" fill="#e0679a" opacity=".85"/><path d="M570 446v60M646 446v60" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><circle cx="608" cy="436" r="22" fill="#15181a" stroke="#3a4144" stroke-width="3"/>
<circle cx="724" cy="478" r="33" fill="#0f3f86"/><circle cx="724" cy="474" r="32" fill="#2173d6"/><circle cx="724" cy="474" r="18" fill="#1559ab"/><path d="M712 474h24" stroke="#d7e8ff" stroke-width="4"/>
<path d="M70 540C300 508 660 508 890 540V600H60Z" fill="#171a1b"/><path d="M70 540C300 508 660 508 890 540" stroke="#7d868a" stroke-width="5" fill="none"/><rect x="320" y="534" width="320" height="66" fill="#202426"/>${Array.from({ length: 24 }, (_, i) => `<path d="M${328 + i * 13.2} 538V600" stroke="#090a0b" stroke-width="5"/>`).join('')}`;
}

/** The painted wings on both sides: one shape, used both as the paint's mask and, shaded, as its light. */
export function engineWings(shaded: boolean): string {
  const fill = shaded ? 'url(#wing)' : '#fff';
  const shade = shaded
    ? '<defs><linearGradient id="wing" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#e9e9e9"/><stop offset=".45" stop-color="#b4b4b4"/><stop offset="1" stop-color="#8c8c8c"/></linearGradient></defs>'
    : '';
  const crease = shaded
    ? '<path d="M112 118C92 300 112 440 70 600" stroke="#fff" stroke-width="6" fill="none"/><path d="M104 124C84 300 104 440 60 600" stroke="#5e5e5e" stroke-width="3" fill="none"/><path d="M848 118C868 300 848 440 890 600" stroke="#4a4a4a" stroke-width="7" fill="none"/><path d="M858 124C878 300 858 440 900 600" stroke="#efefef" stroke-width="3" fill="none"/>'
    : '';
  return `${shade}<g fill="${fill}"><path d="M0 40L112 118C92 300 112 440 70 600H0Z"/><path d="M960 40L848 118C868 300 848 440 890 600H960Z"/></g>${crease}`;
}
