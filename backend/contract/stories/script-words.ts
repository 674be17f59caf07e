import { z } from 'zod';

const words = z.record(z.string().min(1).max(60), z.string().max(60));

/**
 * An editor's own words for one item: what a word of the text becomes in the other Chinese script. They beat the
 * glossary, which beats the dictionaries; a word that maps to itself stays.
 */
export const scriptWords = z.object({ 'zh-Hans': words.optional(), 'zh-Hant': words.optional() });
export type ScriptWords = z.infer<typeof scriptWords>;

/** The item's words for the wire; most items have none. */
export function scriptWordsField(given: ScriptWords): { script_words?: ScriptWords } {
  return Object.keys(given).length > 0 ? { script_words: given } : {};
}
