import type { Language } from './language.ts';
import { localized } from './localized.ts';

/** Allowed asking prices, in rupiah (docs/product.md#money). */
export const priceLimits = { min: 10_000_000, max: 10_000_000_000 } as const;

/** `from` is where the smaller unit would round up to a thousand: 999,95 Juta becomes 1 Milyar. */
const units = [
  { size: 1e12, from: 999_995_000_000, digits: 2, name: localized('trillion') },
  { size: 1e9, from: 999_950_000, digits: 2, name: localized('billion') },
  { size: 1e6, from: 1e6, digits: 1, name: localized('million') },
] as const;

/** Thousands and decimal separators. */
const signs = { id: { thousands: '.', fraction: ',' }, en: { thousands: ',', fraction: '.' } } as const;

/**
 * Formats a number for the language: 41.287 in Indonesian, 41,287 in English. Like Intl.NumberFormat, whose
 * first instance takes a phone longer than rendering the rest of a list.
 */
export function formatNumber(value: number, language: Language, digits = 0): string {
  // Moves the decimal point in the text instead of multiplying, so that halves are exact.
  const moved = Math.round(Number(`${Math.abs(value)}e${digits}`));
  const written = String(moved).padStart(digits + 1, '0');
  const { thousands, fraction: sign } = signs[language];
  const grouped = written.slice(0, written.length - digits).replace(/\B(?=(?:\d{3})+$)/g, thousands);
  const rest = written.slice(written.length - digits).replace(/0+$/, '');
  return `${value < 0 && moved > 0 ? '-' : ''}${grouped}${rest && sign + rest}`;
}

/**
 * A price in rupiah as people say it: `Rp 185 Juta`, `Rp 1,25 Milyar`; in English `Rp 185 million`
 * (docs/product.md#money).
 */
export function formatPrice(rupiah: number, language: Language): string {
  const unit = units.find(({ from }) => rupiah >= from);
  if (!unit) return `Rp ${formatNumber(rupiah, language)}`;
  return `Rp ${formatNumber(rupiah / unit.size, language, unit.digits)} ${unit.name[language]}`;
}

/** A percentage difference with its sign: `+13%`, `−5%`. */
export function formatPercent(percent: number, language: Language): string {
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatNumber(Math.abs(percent), language)}%`;
}

export function formatKilometers(kilometers: number, language: Language): string {
  return `${formatNumber(kilometers, language)} km`;
}
