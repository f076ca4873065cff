import { type Language, languageDefinition } from './languages.ts';

/** Writes a decimal text (`1234.50`) with thousands separators, in the digits of the language. */
function writeDecimal(decimal: string, language: Language): string {
  const [whole = '0', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return languageDefinition(language).writeDigits(fraction ? `${grouped}.${fraction}` : grouped);
}

/** Own code, because browsers without Burmese locale data would write Latin digits. */
export function formatNumber(value: number, language: Language, fractionDigits?: number): string {
  return writeDecimal(fractionDigits === undefined ? String(value) : value.toFixed(fractionDigits), language);
}
