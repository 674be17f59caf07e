/** Every address weighs as much as the short one X puts in its place. */
const LINK_WEIGHT = 23;
const HEAVY = 2;
/** Ranges of code points that weigh one; all others weigh two (version 3 of the configuration of twitter-text). */
const LIGHT = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;

const LINK = /https?:\/\/[\w~!@#$%&*+=:;,.?/()'-]*[\w~#%&*+=/-]/gi;
/** What X takes for an address although it has no `https://`. */
const BARE_LINK = /(?<![\w@#$.])[a-z\d](?:[a-z\d-]*\.)+[a-z]{2,}(?![\w@])/gi;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How much a text weighs at X: Han, kana, hangul and each emoji two, Latin letters one, an address 23. */
export function xLength(text: string): number {
  const links = text.match(LINK)?.length ?? 0;
  const rest = text.replace(LINK, ' ');
  const bare = rest.match(BARE_LINK) ?? [];
  // What looks like an address and is none weighs what its letters weigh.
  const extra = bare.reduce((sum, link) => sum + Math.max(0, LINK_WEIGHT - weigh(link)), 0);
  return links * (LINK_WEIGHT - 1) + extra + weigh(rest);
}

function weigh(text: string): number {
  let weight = 0;
  for (const { segment } of characters.segment(text.normalize('NFC')))
    weight += EMOJI.test(segment) ? HEAVY : weighCharacter(segment);
  return weight;
}

function weighCharacter(character: string): number {
  let weight = 0;
  for (const sign of character) {
    const code = sign.codePointAt(0) ?? 0;
    weight += LIGHT.some(([first, last]) => code >= first && code <= last) ? 1 : HEAVY;
  }
  return weight;
}
