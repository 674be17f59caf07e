import { CITIES, type City } from '@/backend/contract/figures/cities';
import { BETWEEN_PLACES } from '@/backend/contract/figures/english-words';
import { encodeDrawing } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';

const PLACES = { min: 2, max: 4 };
/** How often a text must name a place for it to be about it, unless its title does. */
const MIN_MENTIONS = 2;
/** Upgrades of networks are called by names of cities. */
const UPGRADE = String.raw`(?:\s|-|“|”|「|」)*(?:hard|fork|upgrade|update|hardfork|release|testnet|升级|升級|硬分叉|分叉|更新|测试网)`;
/** In tenths of the smallest step: a drawing holds whole numbers from 0 to 1295. */
const DEGREE = { longitude: 3.5, latitude: 7 };

interface Named {
  city: City;
  /** Where the text names it first. */
  first: number;
  mentions: number;
}

/** Two to four cities a text is about, in the order in which it names them; null when there are fewer. */
export function placesOf(title: string, prose: string): Figure | null {
  const text = `${title}\n${prose}`;
  const cities = CITIES.flatMap((city) => mentionsOf(city, text, title) ?? [])
    .sort((a, b) => b.mentions - a.mentions || a.first - b.first)
    .slice(0, PLACES.max)
    .sort((a, b) => a.first - b.first)
    .map(({ city }) => city);
  if (cities.length < PLACES.min) return null;
  const isHan = /\p{Script=Han}/u.test(title) || /\p{Script=Han}{8}/u.test(prose);
  const names = cities.map(({ han, latin }) => (isHan ? han : latin));
  const across = cities.map(({ at: [longitude] }) => Math.round((longitude + 180) * DEGREE.longitude));
  const up = cities.map(({ at: [, latitude] }) => Math.round((latitude + 90) * DEGREE.latitude));
  return {
    kind: 'places',
    code: encodeDrawing({ kind: 'places', highlighted: names.length - 1, lines: [across, up] }),
    words: names,
    count: names.length,
    subject: '',
    label: names[0] ?? '',
    value: names.join(BETWEEN_PLACES),
  };
}

/** The degrees of a number of a drawing of places. */
export function degreesOf(value: number, axis: keyof typeof DEGREE): number {
  return axis === 'longitude' ? value / DEGREE.longitude - 180 : value / DEGREE.latitude - 90;
}

function mentionsOf(city: City, text: string, title: string): Named | null {
  const names = [city.han, city.latin, ...city.others];
  const listed = names.filter((name) => text.includes(name));
  if (listed.length === 0) return null;
  const pattern = new RegExp(listed.map(bounded).join('|'), 'g');
  const read = [...text.matchAll(pattern)];
  if (read.length === 0 || new RegExp(`(?:${listed.map(bounded).join('|')})${UPGRADE}`, 'i').test(text))
    return null;
  const isTitled = new RegExp(pattern.source).test(title);
  return isTitled || read.length >= MIN_MENTIONS
    ? { city, first: read[0]?.index ?? 0, mentions: read.length + (isTitled ? 100 : 0) }
    : null;
}

/** A Latin name stands alone, neither part of another word nor the first name of a person. */
function bounded(name: string): string {
  return /^[\x20-\x7f\u00c0-\u024f’]+$/.test(name) ? String.raw`(?<![\w-])${name}(?![\w-])` : name;
}
