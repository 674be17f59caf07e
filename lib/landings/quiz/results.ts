import { RESULTS_DEPOSITED } from './results-deposited';
import { STORED_RESULTS } from './stored-results';

/** The text of one of the sixteen results in one language: a name, a sentence, two paragraphs. */
export interface ResultWords {
  name: string;
  line: string;
  text: readonly [string, string];
}

export interface QuizResult {
  zh: ResultWords;
  en: ResultWords;
}

/** All sixteen by their code. */
export const RESULTS = new Map<string, QuizResult>([
  ...Object.entries<QuizResult>(STORED_RESULTS),
  ...Object.entries<QuizResult>(RESULTS_DEPOSITED),
]);
