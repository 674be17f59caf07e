import { readStoredJson, store } from '@/lib/platform/storage/browser-storage';
import { QUESTIONS } from './questions';
import type { Answer } from './scoring';

const KEY = 'lx_quiz';

/** The quiz as this browser stores it: every answer, and whether it was finished. */
export interface StoredQuiz {
  answers: Answer[];
  isDone: boolean;
}

export const NO_QUIZ: StoredQuiz = { answers: [], isDone: false };

/** The stored quiz; an empty one when there is none or it is malformed. */
export function readQuiz(): StoredQuiz {
  const storedJson = readStoredJson(KEY, 'browser');
  if (
    typeof storedJson !== 'object' ||
    storedJson === null ||
    !('answers' in storedJson) ||
    !Array.isArray(storedJson.answers)
  )
    return NO_QUIZ;
  const answers = storedJson.answers.slice(0, QUESTIONS.length).map(toAnswer);
  return { answers, isDone: 'isDone' in storedJson && storedJson.isDone === true };
}

export function storeQuiz(quiz: StoredQuiz | null): void {
  store(KEY, quiz && JSON.stringify(quiz), 'browser');
}

function toAnswer(value: unknown): Answer {
  return ([0, 1, 2, 3, 4] as const).find((step) => step === value) ?? null;
}
