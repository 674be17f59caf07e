import { halfWidths } from '@/backend/contract/half-widths';
import { TITLE_SEEN_WIDTH } from '@/backend/contract/writing/limits';

/** A title that is cut at a phrase has at least this width; otherwise it is cut at a word. */
const MIN_PHRASE_WIDTH = 24;
/** What ends a phrase. Latin punctuation does so only before a space: 3.5, 10:30. */
const PAUSE = /[，。、；：！？…—｜]|[,;:.!?|–-](?=\s)/gu;
const PAIRS = ['（）', '()', '《》', '「」', '『』', '【】', '“”', '‘’', '[]'].map((pair) => [...pair]);
const TRAILING = /[\s，。、；：…—｜,;:.|–-]+$/u;

/**
 * The `<title>` of a page: its title with the name of the site, as far as search engines show it. The name is left out
 * where it does not fit; a title that is too long is cut at the end of a phrase, or of a word.
 * @param written the title an editor wrote for search results; empty for none
 */
export function documentTitle(whole: string, siteName: string, written = ''): string {
  const title = written || whole;
  const short = halfWidths(title) > TITLE_SEEN_WIDTH ? cut(title) : title;
  const signed = short.includes(siteName) ? short : `${short} - ${siteName}`;
  return halfWidths(signed) > TITLE_SEEN_WIDTH ? short : signed;
}

function cut(title: string): string {
  const room = within(title, TITLE_SEEN_WIDTH);
  const phrases = [...room.matchAll(PAUSE)]
    .map(({ index, 0: pause }) => room.slice(0, index + (/[！？!?]/.test(pause) ? pause.length : 0)))
    // The end of the room is the end of a phrase if a pause follows it.
    .concat(/^[，。、；：…—｜]/u.test(title.slice(room.length)) ? [room] : [])
    .map((phrase) => phrase.replace(TRAILING, ''))
    .filter((phrase) => halfWidths(phrase) >= MIN_PHRASE_WIDTH && isClosed(phrase));
  return phrases.at(-1) ?? `${atWord(within(title, TITLE_SEEN_WIDTH - 1), title)}…`;
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
