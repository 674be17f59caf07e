import names from './names.json';
import { regionTerms } from './region-words';
import { isWordStart } from './word-ends';
import { isVerb } from './words';

/** A personal name in a simplified text, whose characters are not those of words. */
export interface NameSpan {
  from: number;
  to: number;
}

/** How much around a name speaks for it. */
const NOTHING = 0;
const SOME = 1;
const MUCH = 2;
type Evidence = typeof NOTHING | typeof SOME | typeof MUCH;

const SURNAMES = new Map(Object.entries(names.surnames));
const ANY_SURNAME = new RegExp(`[${[...SURNAMES.keys()].join('')}]`, 'g');
const FAMOUS = new Set(names.famous.names.split(' '));
const NOT_NAMES = new Set(names.notNames.split(' '));
const GIVEN = new Set(names.given);
/** Two characters that are given names with several surnames: 晓光. */
const FULL_GIVEN = new Set(names.fullGiven.names.split(' '));
/** 晓光, and any character said twice: 娜娜. */
const isGivenName = (name: string) =>
  FULL_GIVEN.has(name) || (GIVEN.has(name.charAt(0)) && name.charAt(0) === name.charAt(1));
/** Characters that stand in names and hardly in other words: 睒, 煜. */
const ONLY_IN_NAMES = new Set(names.onlyInNames);
/** A surname and what follows it are no person where they are a state: 马里. */
const PLACES = new Set(regionTerms);
/** Surnames so common that one of them after an ambiguous character begins the name: 后李明 is "later Li Ming". */
const LATER = /^[一王李张刘陈杨黄赵吴周徐孙朱马胡郭林何高梁郑罗宋谢唐韩曹许邓萧冯曾程蔡彭潘袁]/;
const COMMON_SURNAME = /^[王李张刘陈杨黄赵吴周徐孙朱马胡郭林何高梁郑罗宋谢唐韩曹许邓萧冯曾程蔡彭潘袁]/;

const anyOf = (words: string) => words.split(' ').join('|');
const ADVERB = `(?:${anyOf(names.adverbs)}|\\d{1,2}[日月号])`;
/** What hardly follows anything but who does something: 于洋终于, 于佳宁于周五. */
const AFTER_SUBJECT = `${anyOf(names.afterSubjects)}|[已将仍]?于(?=\\d|[本上下]?[周月]|[今昨明去当同]|近日|日前)`;
const WHAT_SAYS = `(?:(?:${anyOf(names.titles)})|${ADVERB}{0,3}(?:${anyOf(names.verbs)})|${AFTER_SUBJECT}|[：:](?!\\d)|等(?:人|[一二两三四五六七八九十\\d])|就[^，。；！？就]{1,15}(?:提出|发表|表示|质询|回应|作出|答))`;
/** What people have, or are together, in headlines without a verb: 范晓林团队. */
const OWNS = new RegExp(
  `${anyOf(names.belongings)}|的(?:${anyOf(names.belongings)}|${anyOf(names.possessions)})`,
  'y',
);
const SAYS = new RegExp(WHAT_SAYS, 'y');
/** A family by its surname alone: 钟家父子. */
const OF_FAMILY = /家(?=族|[一二三两四五几]?(?:兄|姐|父|母|夫|老)|人[的说，。、])/y;
const TITLE = new RegExp(`(?:${anyOf(names.titles)})(?!台|团|席|会)`, 'y');
const POLITE = /先生|女士|小姐|太太|教授|博士|某(?![些个种地年月日时处一])/y;
/** The rest of a list of people, to the verb they share: 、王刚和张伟出席. */
const LISTED = new RegExp(
  `(?:(?:[、与和及]|以及)(?:${COMMON_SURNAME.source.slice(1)}|${ANY_SURNAME.source})[${names.given}]{1,2}){1,12}${WHAT_SAYS}`,
  'y',
);
const COSINE = /相似|函数|定理|距离|值|曲线|波|学/y;
const HAN_ONLY = /^\p{Script=Han}+$/u;
const ENDS_NAME = /$|[，。、；！？,;!?（(）)”」』》|｜\s的]|[与和及跟同对向将把为]|以及/y;
const ROLE = new RegExp(
  `(?:${anyOf(names.roles)}|(?:CEO|CTO|COO|CFO|CMO|CIO|VP|KOL)[ ]?)[：:/／｜|]?[ 　]?$`,
);
const LONGEST_ROLE = 8;
/** Where a clause begins. */
const BEGINS = /(?:^|[\s，。；：！？“”「」『』（）()《》,;:!?…—|｜·])$/;
const JOINS = /(?:、|与|和|及|跟)$/;
const MENTIONS = new RegExp(`(?:由|据|对|向|请|让|给|被|任|是|称|曝|指|传|比|${anyOf(names.personVerbs)})$`);
const CLOCK_TIME = /[\d一二两三四五六七八九十半整][点分秒刻]$/;
const COUNTED = /[\d一二两三四五六七八九十百千万亿多数几〇零][年月日天周岁次倍个人元家名位只亿万]?$/;
/** One character that names a place or a time after a preposition: 于沪、于晚. */
const PLACE_OR_TIME = /^[京沪津渝港澳台深广穗杭宁汉蓉美英德法日韩俄欧亚东西南北春夏秋冬晨早晚昨今明]$/;
const SHORT_ADVERB = /[正已再又也将曾仍均都则还未不没]/;
/** A preposition before one of these says when, but only before words of time: 于今晨. */
const TIME = /^[昨今明春夏秋冬晨早晚]$/;
/** Characters that no given name has. */
const NOT_GIVEN =
  /[的了是在有和与及或不也都就而但被把对将从向以为之其此这那们我你他她它下上中内外前后里等次个款额钱币链年月日时分秒说称市县区]/;

/** Whether a name is that of a well-known person. */
export const isWellKnown = (name: string): boolean => FAMOUS.has(name);

/** The personal names in a text that begin with a surname which is also, or more often, another word. */
export function findNames(text: string, ends: Uint32Array): NameSpan[] {
  const spans: NameSpan[] = [];
  for (const { index } of text.matchAll(ANY_SURNAME)) {
    const last = spans.at(-1);
    if (last && index < last.to) continue;
    const to = nameEnd(text, index, ends, last) || givenNameEnd(text, index, ends, last);
    if (to > 0) spans.push({ from: index, to });
  }
  return spans.length === 0 ? spans : withRepeated(text, spans);
}

/** The end of the name at this offset; 0 where there is none. */
function nameEnd(text: string, from: number, ends: Uint32Array, last: NameSpan | undefined): number {
  const wordLength = (ends[from] ?? 0) - from;
  if (wordLength > 3 || !isWordStart(ends, from)) return 0;
  if ((wordLength !== 2 && isTitled(text, from, last)) || isFamily(text, from)) return from + 1;
  for (const length of [3, 2]) {
    const to = from + length;
    if (length < wordLength || ends[to - 1] !== to) continue;
    if (isName(text, { from, to }, ends, last)) return to;
  }
  return 0;
}

/** The end of a name in which the character follows a common surname: 李余庆. */
function givenNameEnd(text: string, at: number, ends: Uint32Array, last: NameSpan | undefined): number {
  const from = at - 1;
  if (!COMMON_SURNAME.test(text.charAt(from)) || !isWordStart(ends, from) || (ends[at] ?? 0) > at + 2)
    return 0;
  for (const to of [at + 2, at + 1]) {
    const others = text.slice(at + 1, to);
    if (PLACES.has(text.slice(from, to))) continue;
    if (ends[to - 1] !== to || NOT_GIVEN.test(others) || (others !== '' && !GIVEN.has(others))) continue;
    const evidence = evidenceBefore(text, from, last) + evidenceAfter(text, to);
    // A word of the dictionary, as 高于 before 预期, is a name only where everything speaks for it.
    if (ends[from] === to ? evidence === MUCH + MUCH : evidence > MUCH) return to;
  }
  return 0;
}

/** 余家三兄弟, also where 余家 is a word. */
const isFamily = (text: string, from: number) =>
  isLikely(text, from) && !isCounted(text, from) && matchesAt(OF_FAMILY, text, from + 1);

/** A surname before a title: 余先生. Where the character is more often a preposition or an adverb, only some titles count. */
function isTitled(text: string, from: number, last: NameSpan | undefined): boolean {
  if (!matchesAt(TITLE, text, from + 1) || isCounted(text, from)) return false;
  return (
    isLikely(text, from) || matchesAt(POLITE, text, from + 1) || evidenceBefore(text, from, last) > NOTHING
  );
}

function isName(
  text: string,
  { from, to }: NameSpan,
  ends: Uint32Array,
  last: NameSpan | undefined,
): boolean {
  const name = text.slice(from, to);
  const givenName = name.slice(1);
  const wordLength = (ends[from] ?? 0) - from;
  const isFamous = FAMOUS.has(name);
  // Three characters that begin and end where words do are hardly met by chance.
  if (isFamous && name.length === 3) return true;
  const isFullGiven = isGivenName(givenName);
  if (
    !isFamous &&
    ((NOT_GIVEN.test(givenName) && !isFullGiven) || NOT_NAMES.has(givenName) || !HAN_ONLY.test(givenName))
  )
    return false;
  const isCommon = isFullGiven || [...givenName].every((character) => GIVEN.has(character));
  const isDoubtful = !isLikely(text, from) || wordLength === 2;
  if (isDoubtful && !isFamous && (!isCommon || LATER.test(givenName))) return false;
  const isWord = givenName.length === 2 && ends[from + 1] === to;
  const isOtherWord = isWord && !isFullGiven;
  const after =
    evidenceAfter(text, to, isOtherWord) ||
    (isOtherWord ? NOTHING : evidenceOfVerb(text, { from, to }, ends));
  const evidence = evidenceBefore(text, from, last) + after;
  if (isFamous) return evidence >= MUCH && !matchesAt(COSINE, text, to);
  // A word of the dictionary is a name only where everything speaks for it.
  if (wordLength === name.length && wordLength === 2) return evidence === MUCH + MUCH;
  const all =
    evidence +
    ((wordLength === 2 && !isFullGiven) || !isCommon
      ? NOTHING
      : evidenceWithin(text, from, givenName, isWord));
  if (isDoubtful) return all > (isPlaceOrTime(text, to, givenName) ? MUCH + SOME : MUCH);
  return !isCounted(text, from) && (isCommon ? all >= MUCH : all > MUCH);
}

/** Whether 于沪 or 于明 may say where or when; nothing belongs to tomorrow: 于明团队. */
const isPlaceOrTime = (text: string, to: number, givenName: string) =>
  PLACE_OR_TIME.test(givenName) && !(TIME.test(givenName) && matchesAt(OWNS, text, to));

/**
 * What the characters themselves say: some hardly stand in other words, and two that make no word after a surname that
 * is seldom a word of its own are a given name.
 */
function evidenceWithin(text: string, from: number, givenName: string, isWord: boolean): Evidence {
  const isOnly = [...givenName].some((character) => ONLY_IN_NAMES.has(character));
  if (givenName.length < 2) return isOnly ? SOME : NOTHING;
  if (isGivenName(givenName)) return isWord ? SOME : MUCH;
  const surname = SURNAMES.get(text.charAt(from));
  if (surname === 'surest') return isOnly || !isWord ? MUCH : SOME;
  return isOnly || (surname !== 'unlikely' && !isWord) ? SOME : NOTHING;
}

const isLikely = (text: string, at: number) =>
  /^(?:likely|surest)$/.test(SURNAMES.get(text.charAt(at)) ?? '');

/** 十余家, 两年余: more than so many. */
const isCounted = (text: string, from: number) => {
  const before = text.slice(Math.max(0, from - 2), from);
  return COUNTED.test(before) || (text[from] === '钟' && CLOCK_TIME.test(before));
};

function evidenceBefore(text: string, from: number, last: NameSpan | undefined): Evidence {
  const before = text.slice(Math.max(0, from - LONGEST_ROLE), from);
  if (ROLE.test(before)) return MUCH;
  const joint = JOINS.exec(before);
  if (joint) return last && last.to === from - joint[0].length ? MUCH : SOME;
  return BEGINS.test(before) || MENTIONS.test(before) ? SOME : NOTHING;
}

/** `isWord`: the given name is also a word, so that a thing after it may be that word's: 于海外团队. */
function evidenceAfter(text: string, to: number, isWord = false): Evidence {
  if (matchesAt(SAYS, text, to) || matchesAt(LISTED, text, to)) return MUCH;
  if (matchesAt(OWNS, text, to)) return isWord ? SOME : MUCH;
  return matchesAt(ENDS_NAME, text, to) ? SOME : NOTHING;
}

/** A verb after a name that is no word: 占国强补缴, 于海波正接触. */
const evidenceOfVerb = (text: string, { from, to }: NameSpan, ends: Uint32Array): Evidence => {
  const at = SHORT_ADVERB.test(text.charAt(to)) && ends[to] === to + 1 ? to + 1 : to;
  const verb = text.slice(at, ends[at] ?? at);
  const isLong = to - from === 3 || ONLY_IN_NAMES.has(text.charAt(to - 1));
  return isLong && verb.length > 1 && isVerb(verb) ? SOME : NOTHING;
};

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Every place where a name of two or three characters occurs, as it may be evident in one of them only. */
function withRepeated(text: string, spans: readonly NameSpan[]): NameSpan[] {
  const every = new Map(spans.map((span) => [span.from, span]));
  for (const { from, to } of spans) {
    const name = text.slice(from, to);
    if (name.length < 3) continue;
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      every.set(at, { from: at, to: at + name.length });
  }
  return [...every.values()].sort((a, b) => a.from - b.from);
}

/** The characters of a name, given the forms of single characters: those of a surname stay as they are. */
export function spellName(name: string, characters: ReadonlyMap<string, string>): string {
  const forms: Record<string, string | undefined> = names.forms;
  return [...name]
    .map((character) =>
      SURNAMES.has(character) ? (forms[character] ?? character) : (characters.get(character) ?? character),
    )
    .join('');
}
