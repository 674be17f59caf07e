import type { Placeholder } from '@/backend/contract/channels/rules';
import type { ChannelService } from '@/backend/modules/channels/services/service';

type Words = Record<Placeholder, string>;

const HAN_TITLE = /\s/g;

/** `#RWA #国债`: what a service makes links of has no spaces. */
export const labelWords = (names: readonly string[]): string =>
  names.map((name) => `#${name.replace(HAN_TITLE, '')}`).join(' ');

/**
 * Fills a template so that a service takes it: when it is too long, first the summary is cut, then the labels are left out,
 * then the title is cut. Lines without words are left out.
 * @returns null when even that is too long, because the template itself is
 */
export function fitText(template: string, words: Words, limit: ChannelService['limit']): string | null {
  const fits = (text: string) => limit.count(text) <= limit.length;
  const whole = fill(template, words);
  if (fits(whole)) return whole;
  const summary = cutToFit(words.summary, (cut) => fits(fill(template, { ...words, summary: cut })));
  if (summary !== null) return fill(template, { ...words, summary });
  const short: Words = { ...words, summary: '', tags: '' };
  const title = cutToFit(words.title, (cut) => fits(fill(template, { ...short, title: cut })), true);
  return title === null ? null : fill(template, { ...short, title });
}

function fill(template: string, words: Words): string {
  return template
    .split('\n')
    .map((line) => {
      const filled = line.replace(/\{(title|summary|link|tags)\}/g, (_, name: Placeholder) => words[name]);
      return { line, filled: filled.replace(/[^\S\n]+/g, ' ').trim() };
    })
    .filter(({ line, filled }) => filled !== '' || line.trim() === '')
    .map(({ filled }) => filled)
    .join('\n')
    .trim();
}

/** The longest beginning of a text that fits, with an ellipsis; null when not even the empty one does. */
function cutToFit(text: string, fits: (cut: string) => boolean, isNeeded = false): string | null {
  if (fits(text)) return text;
  const characters = [...text];
  const cut = (length: number) => (length === 0 ? '' : `${characters.slice(0, length).join('').trimEnd()}…`);
  let low = 0;
  let high = characters.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(cut(middle))) low = middle;
    else high = middle - 1;
  }
  return fits(cut(low)) && !(isNeeded && low === 0) ? cut(low) : null;
}
