import type { Locale } from './locales';

/** Words the segmenter takes apart or joins to the word before. Both scripts: texts arrive in that of the page. */
const WHOLE_WORDS: readonly string[] = [
  ...[
    '净流入',
    '净流出',
    '总市值',
    '离岸',
    '在岸',
    '去中心化',
    '二层网络',
    '零知识证明',
    '跨链',
    '做市商',
    '代币化',
  ],
  ...[
    '周成交',
    '日成交',
    '月成交',
    '週成交',
    '未确认',
    '可读签名',
    '数码',
    '数字',
    '预言机',
    '热钱包',
    '冷钱包',
    '多签',
    '链上',
    '链下',
    '解质押',
    '再质押',
  ],
  ...['淨流入', '淨流出', '總市值', '離岸', '去中心化', '二層網路', '零知識證明', '跨鏈', '做市商', '代幣化'],
  ...[
    '未確認',
    '可讀簽名',
    '數碼',
    '數位',
    '預言機',
    '熱錢包',
    '冷錢包',
    '多簽',
    '鏈上',
    '鏈下',
    '解質押',
    '再質押',
  ],
];

/** 亿|美元: a magnitude stays with its unit. */
const MAGNITUDE =
  /[十百千万萬亿億兆]+(?:美元|美金|港元|港币|港幣|欧元|歐元|日元|日圓|新台币|新台幣|人民币|人民幣|个|個)/g;
const WHOLE_PATTERN = new RegExp(WHOLE_WORDS.join('|'), 'g');
const HAN = /\p{Script=Han}/u;
const OPENING = /[“‘「『]/;
/** 的, 了, 过: no line begins with them. */
const PARTICLE = /^[的了着著过過们們吗嗎呢吧]/;
const CLOSING = /[”’」』]/;

let segmenter: Intl.Segmenter | null = null;

/**
 * A headline cut where a line may end: between Chinese words. Never beside Latin letters or digits, where a break
 * would also remove the gap the browser draws there, so a number stays with its unit. Other languages: one part.
 */
export function headlineParts(text: string, lang: Locale): string[] {
  if (lang === 'en' || text === '') return [text];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const segments = [...segmenter.segment(text)];
  const { inside, starts } = wholeRanges(text);
  const parts: string[] = [];
  let part = '';
  let isRunOfSingles = true;
  for (const [i, { segment, index }] of segments.entries()) {
    const before = segments[i - 1]?.segment ?? '';
    const isFree = starts.has(index) || isSecondOfMany(segments, i);
    const isJoined = inside.has(index) || ((isSingle(segment) || PARTICLE.test(segment)) && !isFree);
    if (part !== '' && !isJoined && !isRunOfSingles && isBetweenWords(before, segment)) {
      parts.push(part);
      part = '';
      isRunOfSingles = isSingle(segment);
    }
    part += segment;
    if (isPause(segment)) isRunOfSingles = true;
    else if (!isSingle(segment) || inside.has(index)) isRunOfSingles = false;
  }
  return [...parts, part];
}

const isSingle = (segment: string | undefined) => segment?.length === 1 && HAN.test(segment);

/** In a long run of single characters the first belongs to the word before, the others start anew. */
function isSecondOfMany(segments: readonly { segment: string }[], i: number): boolean {
  const at = (offset: number) => segments[i + offset]?.segment;
  return !isSingle(at(-2)) && [-1, 0, 1, 2].every((offset) => isSingle(at(offset)));
}

/** Punctuation after which single characters belong to what follows. */
function isPause(segment: string): boolean {
  return /^[\p{P}\s]/u.test(segment) && !CLOSING.test(segment);
}

/** Han meets Han, or an opening quotation mark, or comes after a closing one; elsewhere the browser knows. */
function isBetweenWords(before: string, after: string): boolean {
  const last = before.at(-1) ?? '';
  const first = after.at(0) ?? '';
  return (HAN.test(last) || CLOSING.test(last)) && (HAN.test(first) || OPENING.test(first));
}

/** Offsets within words that stay whole, and where such words begin. */
function wholeRanges(text: string): { inside: Set<number>; starts: Set<number> } {
  const inside = new Set<number>();
  const starts = new Set<number>();
  for (const pattern of [WHOLE_PATTERN, MAGNITUDE]) {
    for (const { 0: word, index } of text.matchAll(pattern)) {
      if (pattern === WHOLE_PATTERN) starts.add(index);
      for (let offset = index + 1; offset < index + word.length; offset += 1) inside.add(offset);
    }
  }
  return { inside, starts };
}
