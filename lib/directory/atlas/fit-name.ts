const LINE = 1.2;
const HAN = /\p{Script=Han}/u;
const PUNCTUATION = /^\p{P}/u;

/** A part of a name that stays on one line, and whether a space stands before it. */
interface Piece {
  text: string;
  isSpaced: boolean;
}

/** Names cut into words, since they are fitted again in every frame. */
const cut = new Map<string, readonly Piece[]>();

/**
 * A name broken into lines that fit a plot, between words, Chinese ones included; no lines when the whole name does not
 * fit, since part of a name could be mistaken for another.
 * @param widthOf the width of a text in pixels
 */
export function fitName(
  name: string,
  room: { width: number; height: number },
  size: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = [];
  for (const { text, isSpaced } of piecesOf(name)) {
    const longer = `${lines.at(-1) ?? ''}${isSpaced ? ' ' : ''}${text}`;
    if (lines.length > 0 && widthOf(longer) <= room.width) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  const isWhole = lines.every((line) => widthOf(line) <= room.width);
  return isWhole && lines.length * size * LINE <= room.height ? lines : [];
}

/** The distance between two lines in pixels. */
export const lineHeight = (size: number) => size * LINE;

function piecesOf(name: string): readonly Piece[] {
  const cachedParts = cut.get(name);
  if (cachedParts) return cachedParts;
  const pieces = name.split(' ').flatMap((part, at) => {
    const words = HAN.test(part) ? chineseWords(part) : [part];
    return words.map((text, place) => ({ text, isSpaced: at > 0 && place === 0 }));
  });
  cut.set(name, pieces);
  return pieces;
}

/** No line begins with a punctuation mark. */
function chineseWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    if (words.length > 0 && PUNCTUATION.test(segment)) words[words.length - 1] += segment;
    else words.push(segment);
  }
  return words;
}
