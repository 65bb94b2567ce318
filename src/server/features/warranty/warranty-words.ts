import type { Language, Localized } from '#contract/language.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';
import type { WarrantySystem } from '#contract/warranty/warranty.ts';

/* Texts of the page about warranties. */

export const warrantyTitle: Localized = { id: 'Garansi mobil bekas', en: 'Warranty for used cars' };
export const warrantyDescription: Localized = {
  id: 'Bandingkan paket garansi: apa yang ditanggung, untuk usia dan jarak tempuh berapa, dan harganya. Periksa mobil Anda atau iklan mana pun.',
  en: 'Compare warranty plans: what is covered, for which age and distance, and the price. Check your car or any ad.',
};

const systems: readonly { system: WarrantySystem; name: Localized; note: Localized }[] = [
  {
    system: 'engine',
    name: { id: 'Mesin', en: 'Engine' },
    note: {
      id: 'blok, kepala silinder, piston, pompa oli, dan turbo',
      en: 'block, cylinder head, pistons, oil pump and turbo',
    },
  },
  {
    system: 'transmission',
    name: { id: 'Transmisi', en: 'Transmission' },
    note: {
      id: 'girboks, konverter torsi, dan diferensial',
      en: 'gearbox, torque converter and differential',
    },
  },
  {
    system: 'steering',
    name: { id: 'Kemudi', en: 'Steering' },
    note: { id: 'rak dan pompa kemudi, atau motor EPS', en: 'rack and pump, or the electric motor' },
  },
  {
    system: 'cooling',
    name: { id: 'Pendingin mesin', en: 'Cooling' },
    note: { id: 'radiator, kipas, dan pompa air', en: 'radiator, fan and water pump' },
  },
  {
    system: 'electrical',
    name: { id: 'Kelistrikan', en: 'Electrics' },
    note: { id: 'alternator, starter, dan ECU', en: 'alternator, starter and control unit' },
  },
  {
    system: 'brakes',
    name: { id: 'Rem', en: 'Brakes' },
    note: { id: 'master, kaliper, dan modul ABS', en: 'master cylinder, callipers and ABS module' },
  },
  {
    system: 'air-conditioning',
    name: { id: 'AC', en: 'Air conditioning' },
    note: { id: 'kompresor, kondensor, dan evaporator', en: 'compressor, condenser and evaporator' },
  },
];

const excluded: readonly Localized[] = [
  {
    id: 'Suku cadang aus: ban, kampas, aki, wiper, dan filter',
    en: 'Wear: tyres, pads, battery, wipers and filters',
  },
  {
    id: 'Kerusakan karena tabrakan, banjir, atau kelalaian servis',
    en: 'Damage by a crash, a flood, or skipped service',
  },
  { id: 'Kerusakan yang sudah ada sebelum garansi dimulai', en: 'Faults from before the warranty began' },
  {
    id: 'Mobil yang dimodifikasi, dipakai balap, atau disewakan',
    en: 'Cars that are modified, raced or rented out',
  },
];

type Step = { readonly heading: Localized; readonly text: Localized };
const steps: readonly Step[] = [
  {
    heading: { id: 'Periksa mobilnya', en: 'Check the car' },
    text: {
      id: 'Usia dan jarak tempuh menentukan paket mana yang bisa dipilih.',
      en: 'Age and distance decide which plans it can have.',
    },
  },
  {
    heading: { id: 'Kirim permintaan', en: 'Send the request' },
    text: {
      id: 'Tim kami menelepon, mengatur pemeriksaan mobil, lalu menerbitkan nomor garansi setelah dibayar.',
      en: 'Our team calls, arranges an inspection, and issues the number once it is paid.',
    },
  },
  {
    heading: { id: 'Klaim dari HP', en: 'Claim from your phone' },
    text: {
      id: 'Tulis nomor garansi, pelat, dan apa yang terjadi, dengan foto. Tetap bisa tanpa sinyal; terkirim begitu ada jaringan.',
      en: 'Write number, plate and what happened, with photos. It works without a signal, and is sent when there is one.',
    },
  },
];

const faqs: readonly { readonly question: Localized; readonly answer: Localized }[] = [
  {
    question: { id: 'Apa beda garansi dan asuransi?', en: 'How does a warranty differ from insurance?' },
    answer: {
      id: 'Garansi membayar perbaikan karena kerusakan mekanis atau listrik. Asuransi membayar kerugian karena tabrakan, pencurian, atau bencana.',
      en: 'A warranty pays for repairs of mechanical and electrical faults. Insurance pays for crashes, theft and disasters.',
    },
  },
  {
    question: { id: 'Mobil usia berapa yang bisa?', en: 'How old may the car be?' },
    answer: {
      id: 'Tergantung paketnya. Usia dihitung dari tahun pembuatan, jarak tempuh dari odometer saat diperiksa.',
      en: 'It depends on the plan. Age counts from the year it was made, distance from the odometer at the inspection.',
    },
  },
  {
    question: { id: 'Kapan saya harus mengajukan klaim?', en: 'When must I claim?' },
    answer: {
      id: 'Sebelum diperbaiki, dan untuk kejadian di dalam masa dan batas kilometer garansi. Draf klaim tersimpan di HP sampai Anda kirim.',
      en: 'Before the repair, and for something within the period and the distance of the warranty. A draft stays on your phone until you send it.',
    },
  },
];

export const systemsIn = (language: Language) =>
  systems.map(({ system, name, note }) => ({ system, name: name[language], note: note[language] }));
export const excludedIn = (language: Language) => excluded.map((each) => each[language]);
export const stepsIn = (language: Language) =>
  steps.map(({ heading, text }) => ({ heading: heading[language], text: text[language] }));
export const warrantyFaqs = (language: Language): FaqEntry[] =>
  faqs.map(({ question, answer }) => ({ question: question[language], answer: answer[language] }));
