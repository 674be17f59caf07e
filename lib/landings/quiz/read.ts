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

/** The result with this code in the reader's language; null when there is none. */
export function quizResult(code: string, language: ReaderLanguage): ResultWords | null {
  const result = RESULTS.get(code);
  if (!result) return null;
  if (language.locale === 'en') return result.en;
  const text = (words: string) => localText(words, 'zh-Hans', language);
  const [first, second] = result.zh.text;
  return { name: text(result.zh.name), line: text(result.zh.line), text: [text(first), text(second)] };
}

export interface Takers {
  total: number;
  /** The percentage of participants by code of the result; results that nobody had are left out. */
  shares: Map<string, number>;
}

/** The number of participants and their results; null when the call failed. */
export async function readTakers(): Promise<Takers | null> {
  const outcome = await call('quizTakers', {}, { tags: [tags.landings], revalidate: TAKERS_SECONDS });
  if (!outcome.ok) return null;
  const { total, results } = outcome.data;
  return { total, shares: new Map(results.map(({ code, takers }) => [code, (takers / total) * 100])) };
}
