import 'server-only';
import type { Locale } from './locales';
import { wordsOf } from '@/backend/contract/chinese/words';

const HAN = /\p{Script=Han}/u;
const OPENING = /^[“‘「『《（【]/;
const CLOSING = /[”’」』》）】]$/;
/** Full-width punctuation, the preferred end of a line. */
const PAUSE = /[，。、；：！？…—｜]$/;
/** 亿|美元: a magnitude stays with its unit. */
const MAGNITUDE = /[十百千万萬亿億兆]$/;
const UNIT =
  /^(?:美元|美金|港元|港币|港幣|欧元|歐元|日元|日圓|新台币|新台幣|人民币|人民幣|个|個|元|枚|笔|筆)/;
/** Characters that no line begins with: they belong to the word before. */
const SUFFIX =
  /^(?:[的地得了着著过過们們吗嗎呢吧啊之者性化率式型版界业業额額量价價值期年月日号號时時分秒个個次倍点點元万萬亿億兆成股枚笔筆家起后後前中内內外里裡裏上下间間]|出来|出來|出去|起来|起來|下来|下來|下去|上来|上去|过来|過來|过去|過去|回来|回來|回去|以上|以下|以来|以來|以后|以後|以前|左右|之后|之後|之前|之间|之間|期间|期間)$/;
/** The last character of the name of a thing, such as 流动性池 or 种子轮, which dictionaries lack as a word. */
const NAME_ENDING = /^[池轮輪厅廳营營课課奖獎赛賽杯坊馆館园園署庭币幣券票桥橋层層节節展社]$/;
/** 夜读会: a meeting, when nothing follows that may happen or be done; before a verb the word means "will". */
const MEETING = /^[会會]$/;
const AFTER_A_NAME = /^(?:第|[^\p{Script=Han}])/u;
/** A numeral stays with what it counts. */
const NUMERAL = /[一二三四五六七八九十百千几幾数數两兩]$/;
const COUNTED = /^[一二三四五六七八九十百千万萬亿億兆年月日天周週次倍点點分成个個]/;
/** 上一、下一 mean "the last" and "the next"; a single 上 or 下 belongs to the word before. */
const LAST_OR_NEXT = /[上下]$/;

/** Widths count wide characters as one and narrow ones as a half, about their width in units of the type size. */
const MIN_WIDTH_FROM_PAUSE = 4;
/**
 * The widths from which on a piece may be broken nearer to a pause, since it would not fit on a phone; at the end of a
 * headline the limit is lower, so that a single character is not left on a line.
 */
const WIDEST = 8;
const WIDEST_AT_THE_END = 7;
const MIN_LINE_WIDTH = 2;

/**
 * Cuts a Chinese headline where a line may end, whatever its width: between words, and not within four characters of a
 * pause, of the beginning or of the end; nearer to them where a piece would be too wide. So lines end at a pause where
 * possible. There is no cut beside Latin letters or digits, where a break would also remove the gap the browser draws
 * there: a number stays with its unit. A headline in another language is one part.
 */
export function headlineParts(text: string, lang: Locale): string[] {
  if (lang === 'en' || text === '') return [text];
  const words = wordsOf(text, { isTraditional: true, isGuessing: true });
  return clausesOf(words).flatMap((clause, at, all) => breakClause(clause, at === all.length - 1));
}

/** The words up to and including each pause; a clause too short for a line of its own stays with the one before. */
function clausesOf(words: readonly string[]): string[][] {
  const clauses: string[][] = [];
  let clause: string[] = [];
  for (const [at, word] of words.entries()) {
    clause.push(word);
    const next = words[at + 1] ?? '';
    if (next === '' || (PAUSE.test(word) && !/^[\p{P}\s]/u.test(next.replace(OPENING, '')))) {
      clauses.push(clause);
      clause = [];
    }
  }
  return clauses.reduce<string[][]>((stored, part) => {
    const last = stored.at(-1);
    if (last && widthOf(part) < MIN_WIDTH_FROM_PAUSE) last.push(...part);
    else stored.push([...part]);
    return stored;
  }, []);
}

function breakClause(words: readonly string[], isLast: boolean): string[] {
  const breaks = words.flatMap((_, at) => (at > 0 && mayBreak(words, at) ? [at] : []));
  const chosen = breaks.filter((at) => isClear(words, at, MIN_WIDTH_FROM_PAUSE));
  const spare = breaks.filter(
    (at) =>
      !chosen.includes(at) &&
      isClear(words, at, MIN_LINE_WIDTH, isLast ? MIN_WIDTH_FROM_PAUSE : MIN_LINE_WIDTH),
  );
  const widest = isLast ? WIDEST_AT_THE_END : WIDEST;
  for (const at of spare) {
    const before = Math.max(0, ...chosen.filter((position) => position < at));
    const after = Math.min(words.length, ...chosen.filter((position) => position > at));
    if (widthOf(words.slice(before, after)) > widest) chosen.push(at);
  }
  const edges = [0, ...chosen.sort((a, b) => a - b), words.length];
  return edges.slice(1).map((end, at) => words.slice(edges[at], end).join(''));
}

function isClear(words: readonly string[], at: number, min: number, minAfter = min): boolean {
  return widthOf(words.slice(0, at)) >= min && widthOf(words.slice(at)) >= minAfter;
}

function mayBreak(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  const after = words[at] ?? '';
  if (!HAN.test(before.at(-1) ?? '') && !CLOSING.test(before)) return false;
  if (!HAN.test(after.at(0) ?? '') && !OPENING.test(after)) return false;
  if (endsName(words, at)) return false;
  if (SUFFIX.test(after) || (MAGNITUDE.test(before) && UNIT.test(after))) return false;
  if (CLOSING.test(before) && after.length === 1) return false;
  if (NUMERAL.test(before) && COUNTED.test(after)) return false;
  if (LAST_OR_NEXT.test(before) && after.startsWith('一')) return false;
  // A single character belongs to the following word, unless it ends the word before.
  return before.length > 1 || SUFFIX.test(before) || CLOSING.test(before) || endsName(words, at - 1);
}

/** Whether a single character ends a name that the words before it begin. */
function endsName(words: readonly string[], at: number): boolean {
  const [before = '', word = '', next = ''] = words.slice(Math.max(0, at - 1), at + 2);
  if (at < 1 || before.length < 2 || !HAN.test(before.at(-1) ?? '')) return false;
  return NAME_ENDING.test(word) || (MEETING.test(word) && (next === '' || AFTER_A_NAME.test(next)));
}

function widthOf(words: readonly string[]): number {
  const text = words.join('');
  return text.length - text.replace(/[^ -~]/g, '').length / 2;
}
