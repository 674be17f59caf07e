import { useSyncExternalStore } from 'react';
import { NO_QUIZ, readQuiz, type StoredQuiz, storeQuiz } from './stored';

const listeners = new Set<() => void>();
let lastSnapshot: { text: string; quiz: StoredQuiz } = { text: '', quiz: NO_QUIZ };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the same object as long as the stored quiz is the same, as `useSyncExternalStore` requires. */
function snapshot(): StoredQuiz {
  const quiz = readQuiz();
  const text = JSON.stringify(quiz);
  if (text !== lastSnapshot.text) lastSnapshot = { text, quiz };
  return lastSnapshot.quiz;
}

/** The quiz that this browser has stored; an empty one on the server. */
export function useStoredQuiz(): StoredQuiz {
  return useSyncExternalStore(subscribe, snapshot, () => NO_QUIZ);
}

/** Stores the quiz and updates every component that shows it; null deletes it. */
export function storeQuizState(quiz: StoredQuiz | null): void {
  storeQuiz(quiz);
  for (const listener of listeners) listener();
}
