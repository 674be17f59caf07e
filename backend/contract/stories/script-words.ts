import { z } from 'zod';

const words = z.record(z.string().min(1).max(60), z.string().max(60));

/**
 * An editor's choice of words for one story: what a word of the text becomes in the other Chinese script. They override
 * the glossary, which overrides the dictionaries; a word that maps to itself is not converted.
 */
export const scriptWords = z.object({ 'zh-Hans': words.optional(), 'zh-Hant': words.optional() });
export type ScriptWords = z.infer<typeof scriptWords>;

/** The `script_words` field of a story on the wire; most stories have none. */
export function scriptWordsField(wordsByScript: ScriptWords): { script_words?: ScriptWords } {
  return Object.keys(wordsByScript).length > 0 ? { script_words: wordsByScript } : {};
}
