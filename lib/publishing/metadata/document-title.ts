/** About as much as search engines show of a title, in half-widths: a Chinese character counts as two. */
const MAX_WIDTH = 60;
/** A title that is cut at a phrase has at least this width; otherwise it is cut at a word. */
const MIN_PHRASE_WIDTH = 24;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
/** What ends a phrase. Latin punctuation does so only before a space: 3.5, 10:30. */
const PAUSE = /[，。、；：！？…—｜]|[,;:.!?|–-](?=\s)/gu;
const PAIRS = ['（）', '()', '《》', '「」', '『』', '【】', '“”', '‘’', '[]'].map((pair) => [...pair]);
const TRAILING = /[\s，。、；：…—｜,;:.|–-]+$/u;

/** The width of a text in half-widths: wide characters count as two. */
export function halfWidths(text: string): number {
  return [...text].reduce((sum, char) => sum + (WIDE.test(char) ? 2 : 1), 0);
}

/**
 * The `<title>` of a page: its title with the name of the site, as far as search engines show it. The name is left out
 * where it does not fit; a title that is too long is cut at the end of a phrase, or of a word.
 */
export function documentTitle(title: string, siteName: string): string {
  const short = halfWidths(title) > MAX_WIDTH ? cut(title) : title;
  const whole = short.includes(siteName) ? short : `${short} - ${siteName}`;
  return halfWidths(whole) > MAX_WIDTH ? short : whole;
}

function cut(title: string): string {
  const room = within(title, MAX_WIDTH);
  const phrases = [...room.matchAll(PAUSE)]
    .map(({ index, 0: pause }) => room.slice(0, index + (/[！？!?]/.test(pause) ? pause.length : 0)))
    // The end of the room is the end of a phrase if a pause follows it.
    .concat(/^[，。、；：…—｜]/u.test(title.slice(room.length)) ? [room] : [])
    .map((phrase) => phrase.replace(TRAILING, ''))
    .filter((phrase) => halfWidths(phrase) >= MIN_PHRASE_WIDTH && isClosed(phrase));
  return phrases.at(-1) ?? `${atWord(within(title, MAX_WIDTH - 1), title)}…`;
}

/** The longest beginning of a text that is no wider than this. */
function within(text: string, width: number): string {
  let left = width;
  let beginning = '';
  for (const char of text) {
    left -= halfWidths(char);
    if (left < 0) break;
    beginning += char;
  }
  return beginning;
}

/** Whether every bracket and quotation mark that was opened is closed. */
const isClosed = (text: string): boolean =>
  PAIRS.every(([opening = '', closing = '']) => text.split(opening).length === text.split(closing).length);

/** The beginning without the Latin word or number that it would cut. */
function atWord(beginning: string, whole: string): string {
  const next = whole.slice(beginning.length);
  const isInWord = /[\w.,%$-]$/.test(beginning) && /^[\w.,%-]/.test(next);
  const words = isInWord ? beginning.replace(/[\w.,%$-]+$/, '') || beginning : beginning;
  return words.replace(TRAILING, '');
}
