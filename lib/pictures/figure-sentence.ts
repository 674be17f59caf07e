import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import { decodeDrawing } from '@/backend/contract/figures/code';
import { FIGURE_RULES, type Figure } from '@/backend/contract/figures/figure';

/**
 * Describes a drawn cover in a sentence of the page's language, with the story's own names and values; empty for an
 * unknown code, and for a cover of paragraphs when there are none.
 */
export async function figureSentence({ code, count, subject, label, value }: Figure): Promise<string> {
  const t = await getTranslations('figure');
  const locale = await getLocale();
  const rule = FIGURE_RULES[code.charCodeAt(0) - 97];
  if (!rule || (rule === 'paragraphs' && (count === 0 || value === ''))) return '';
  const slot = slotName(code, count, locale);
  // Twelve months given by number only may begin with any month, so they have no names.
  const isCounted = slot !== null && count === MONTHS && /^\d+$/.test(label);
  const name = isCounted ? t('month', { number: label }) : (slot ?? label);
  const about = subject === '' ? '' : t('about', { subject });
  return `${about}${t(rule, { count, label: name, value })}`;
}

/** The date of a Monday, 1 January, from which the names of weekdays are taken. */
const FIRST_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const MONTHS = 12;

/** The name of the highlighted hour, weekday or month; null for other figures. */
function slotName(code: string, count: number, locale: string): string | null {
  const drawing = decodeDrawing(code);
  if (drawing?.rule !== 'slots') return null;
  const { lit } = drawing;
  if (count === 24) return `${String(lit).padStart(2, '0')}:00`;
  const part = count === 7 ? ({ weekday: 'long' } as const) : ({ month: 'long' } as const);
  const time = count === 7 ? FIRST_MONDAY + lit * DAY_MS : Date.UTC(2024, lit, 1);
  return new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' }).format(time);
}
