import 'server-only';
import { tags } from '@/backend/contract/tags';
import { call } from '@/lib/platform/calls/read';
import { localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { QUESTIONS } from './questions';
import { RESULTS, type ResultWords } from './results';

const TAKERS_SECONDS = 600;

/** The statements in the reader's language, in the order they are asked. */
export function quizStatements(language: ReaderLanguage): string[] {
  return QUESTIONS.map(({ zh, en }) => (language.locale === 'en' ? en : localText(zh, 'zh-Hans', language)));
}

/** A result in the reader's language; null when there is none of this code. */
export function quizResult(code: string, language: ReaderLanguage): ResultWords | null {
  const found = RESULTS.get(code);
  if (!found) return null;
  if (language.locale === 'en') return found.en;
  const text = (words: string) => localText(words, 'zh-Hans', language);
  const [first, second] = found.zh.text;
  return { name: text(found.zh.name), line: text(found.zh.line), text: [text(first), text(second)] };
}

export interface Takers {
  total: number;
  /** Percent of all takers by code of the result; results nobody had are left out. */
  shares: Map<string, number>;
}

/** How many took the quiz and their results; null when the call failed. */
export async function readTakers(): Promise<Takers | null> {
  const found = await call('quizTakers', {}, { tags: [tags.landings], revalidate: TAKERS_SECONDS });
  if (!found.ok) return null;
  const { total, results } = found.data;
  return { total, shares: new Map(results.map(({ code, takers }) => [code, (takers / total) * 100])) };
}
