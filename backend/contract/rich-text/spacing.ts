const LATIN = String.raw`[\p{Script=Latin}\p{Nd}]`;
const HAN = String.raw`\p{Script=Han}`;
const TYPED_SPACE = new RegExp(`(?<=${HAN})[ \\u00a0]+(?=${LATIN})|(?<=${LATIN})[ \\u00a0]+(?=${HAN})`, 'gu');
const IS_LATIN = new RegExp(`^${LATIN}$`, 'u');
const IS_HAN = new RegExp(`^${HAN}$`, 'u');
const TOKEN = /<[^>]*>|[^<\s\u00a0]+|[\s\u00a0]+/g;
const TAG = /^<(\/?)([a-z0-9]+)/;
const MARKS = new Set(['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark']);

/** The positions of blanks between Han characters and Latin letters or digits, from the left. */
export function findHanLatinSpaces(text: string): { from: number; to: number }[] {
  return [...text.matchAll(TYPED_SPACE)].map(({ index, 0: spaces }) => ({
    from: index,
    to: index + spaces.length,
  }));
}

/**
 * Plain text without the blanks people type between Han characters and Latin letters or digits, because fonts do this
 * spacing better.
 */
export function stripHanLatinSpaces(text: string): string {
  return text.replace(TYPED_SPACE, '');
}

/**
 * Clean HTML without these blanks, including those at a mark such as `<a>`. Code and preformatted text are unchanged,
 * and so are blanks beside code. Accepts only the output of `sanitizeRichText`.
 */
export function stripHanLatinSpacesInHtml(html: string): string {
  const pieces: string[] = [];
  let spaces: number[] = [];
  let before = '';
  let codeDepth = 0;
  for (const token of html.match(TOKEN) ?? []) {
    const [, slash, tag] = TAG.exec(token) ?? [];
    if (tag !== undefined) {
      if (tag === 'code' || tag === 'pre') codeDepth += slash ? -1 : 1;
      if (!MARKS.has(tag)) [before, spaces] = ['', []];
    } else if (codeDepth === 0 && token.trim() === '') {
      spaces.push(pieces.length);
    } else if (codeDepth === 0) {
      const [first = '', last = first] = [firstOf(token), lastOf(token)];
      if (isJoint(before, first)) for (const at of spaces) pieces[at] = '';
      [before, spaces] = [last, []];
    }
    pieces.push(token);
  }
  return pieces.join('');
}

function isJoint(before: string, after: string): boolean {
  return (IS_HAN.test(before) && IS_LATIN.test(after)) || (IS_LATIN.test(before) && IS_HAN.test(after));
}

function firstOf(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0);
}

function lastOf(text: string): string {
  const isPair = text.length > 1 && /[\udc00-\udfff]/.test(text.charAt(text.length - 1));
  return text.slice(isPair ? -2 : -1);
}
