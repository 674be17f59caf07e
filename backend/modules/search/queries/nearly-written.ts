import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { runsOf } from './split-text';

/** The chains of Chinese characters in which one may be wrong: longer ones are sentences. */
const MIN_CHAIN = 4;
const MAX_CHAIN = 16;
/** How much of a text is read, in characters. */
const MAX_SCAN = 4_000;

/**
 * A search with one wrong character of a chain put right by the first of the texts that has the chain but for it. Null
 * when none has. The answer is folded.
 */
export function nearlyWritten(typed: string, texts: readonly string[]): string | null {
  const folded = foldCharacters(typed);
  const chains = chainsOf(folded);
  if (chains.length === 0) return null;
  const foldedTexts = texts.map((text) => foldCharacters(text.slice(0, MAX_SCAN)));
  let corrected = folded;
  for (const chain of chains) {
    const meant = firstNearly(chain, foldedTexts);
    if (meant !== null) corrected = corrected.replace(chain, meant);
  }
  return corrected === folded ? null : corrected;
}

/** The chains of a folded search in which a character may be wrong. */
export function chainsOf(folded: string): string[] {
  return runsOf(folded).flatMap((run) =>
    run.isChain && run.text.length >= MIN_CHAIN && run.text.length <= MAX_CHAIN ? run.text : [],
  );
}

function firstNearly(chain: string, texts: readonly string[]): string | null {
  for (const text of texts) {
    if (text.includes(chain)) return null;
    for (let at = 0; at + chain.length <= text.length; at += 1)
      if (isNearly(chain, text, at)) return text.slice(at, at + chain.length);
  }
  return null;
}

const HAN = /\p{Script=Han}/u;

/** Whether the text at an offset differs from a chain in one character, which is Chinese in both. */
function isNearly(chain: string, text: string, from: number): boolean {
  let wrong = -1;
  for (let at = 0; at < chain.length; at += 1) {
    if (chain.charCodeAt(at) === text.charCodeAt(from + at)) continue;
    if (wrong >= 0) return false;
    wrong = at;
  }
  return wrong >= 0 && HAN.test(text.charAt(from + wrong));
}
