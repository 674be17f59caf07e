/** A shortcode or its end, as it stands in a text. */
export interface ShortcodeTag {
  from: number;
  to: number;
  /** In lower case; a word in Chinese is a name, too, but only where an end follows. */
  name: string;
  /** As written, after the name. */
  attributes: string;
  isEnd: boolean;
  /** Whether it says itself that it encloses nothing. */
  isSelfClosing: boolean;
  /** Whether an end of its name follows somewhere. */
  hasEnd: boolean;
}

const TAG =
  /\[(\/?)([a-z][\w-]*|\p{Script=Han}[\p{Script=Han}\w]{1,11})((?:=[^\s\]]+)?(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|“[^”]*”|&quot;.*?&quot;|[^\s\]"']+)|\s+"[^"]*"|\s+https?:\/\/[^\s\]["'<>]+|\s+(?!https?:\/\/)[^\s\]["'=<>]+)*)\s*(\/?)\]/giu;
/** Code and comments, whose brackets are text: how each begins and ends. */
const PROTECTED = /<(pre|code)\b|<!--/gi;
/** A tag, whose attributes are no place for what a shortcode becomes. */
const HTML_TAG = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;

/**
 * The shortcodes of a text in their order, without those in attributes, in code, and those that a second bracket marks as text.
 * @param readsCode whether those in code count, too, as they do in WordPress
 */
export function shortcodesIn(text: string, readsCode = false): ShortcodeTag[] {
  if (!text.includes('[')) return [];
  const tagRanges = [...text.matchAll(HTML_TAG)].map(({ index, 0: whole }): [number, number] => [
    index,
    index + whole.length,
  ]);
  const ranges = [...protectedRanges(text, readsCode), ...tagRanges].sort(([a], [b]) => a - b);
  const tags: ShortcodeTag[] = [];
  let range = 0;
  for (const match of text.matchAll(TAG)) {
    const [whole, slash = '', name = '', attributes = '', end = ''] = match;
    const [from, to] = [match.index, match.index + whole.length];
    // Of ranges inside each other the outer one comes first and lasts longer.
    while ((ranges[range]?.[1] ?? Infinity) <= from) range += 1;
    const isProtected = (ranges[range]?.[0] ?? Infinity) <= from;
    const isEscaped = text[from - 1] === '[' && text[to] === ']';
    if (isProtected || isEscaped) continue;
    const [isEnd, isSelfClosing] = [slash !== '', end !== ''];
    tags.push({ from, to, name: name.toLowerCase(), attributes, isEnd, isSelfClosing, hasEnd: false });
  }
  const ends = new Set<string>();
  for (const tag of tags.toReversed()) {
    tag.hasEnd = ends.has(tag.name);
    if (tag.isEnd) ends.add(tag.name);
  }
  return tags;
}

/** Where code and comments stand; what is not closed protects nothing. Looks at each character a fixed number of times. */
function protectedRanges(text: string, readsCode: boolean): [from: number, to: number][] {
  const lower = text.toLowerCase();
  const unclosed = new Set<string>();
  const ranges: [number, number][] = [];
  let at = 0;
  for (const { index, 1: tag } of text.matchAll(PROTECTED)) {
    if (tag !== undefined && readsCode) continue;
    const close = tag === undefined ? '-->' : `</${tag.toLowerCase()}>`;
    if (index < at || unclosed.has(close)) continue;
    const end = lower.indexOf(close, index);
    if (end < 0) unclosed.add(close);
    else {
      at = end + close.length;
      ranges.push([index, at]);
    }
  }
  return ranges;
}

/** The position in `tags` of the end that belongs to the tag at `at`; -1 when it encloses nothing. */
export function endOf(tags: readonly ShortcodeTag[], at: number): number {
  const start = tags[at];
  if (!start?.hasEnd || start.isSelfClosing || start.isEnd) return -1;
  let depth = 0;
  for (let next = at + 1; next < tags.length; next += 1) {
    const tag = tags[next];
    if (tag?.name !== start.name || tag.isSelfClosing) continue;
    if (!tag.isEnd) depth += 1;
    else if (depth === 0) return next;
    else depth -= 1;
  }
  return -1;
}

/** Values in plain quotes, and in those that an editor or its entities made of them. */
const CURLY = '(?:[“”„‟″]|&(?:quot|[lr]dquo|#0*(?:34|822[0-3]|8243));)';
const ATTRIBUTE = new RegExp(
  String.raw`([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|${CURLY}(.*?)${CURLY}|([^\s"']+))|"([^"]*)"|=?(\S+)`,
  'g',
);

/** The attributes of a shortcode by name; those without a name are under their number, from `0` on. */
export function attributesOf({ attributes }: Pick<ShortcodeTag, 'attributes'>): Record<string, string> {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  let unnamed = 0;
  for (const [, name, ...forms] of attributes.replace(/&amp;/g, '&').matchAll(ATTRIBUTE)) {
    const value = forms.find((form) => form !== undefined) ?? '';
    if (name !== undefined) values[name.toLowerCase()] = value;
    else {
      values[String(unnamed)] = value;
      unnamed += 1;
    }
  }
  return values;
}
