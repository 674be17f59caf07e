import { AXES, SHARE_MOST } from '@/backend/contract/landings/quiz';
import { QUESTIONS } from './questions';

/** An answer from 0 (not at all) to 4 (certainly); null while the statement is unanswered. */
export type Answer = 0 | 1 | 2 | 3 | 4 | null;

const STRONGEST = 4;

/**
 * How far a person leans to the first end of each axis, in whole percent: 50 is neutral. Null until every statement has
 * an answer.
 */
export function sharesOf(answers: readonly Answer[]): number[] | null {
  const statements = QUESTIONS.map((question, at) => ({ ...question, answer: answers[at] ?? null }));
  if (statements.some(({ answer }) => answer === null)) return null;
  return AXES.map((_, axis) => {
    const axisStatements = statements.filter((statement) => statement.axis === axis);
    const sum = axisStatements.reduce((total, { answer, isReversed }) => {
      const strength = answer ?? 0;
      return total + (isReversed ? STRONGEST - strength : strength);
    }, 0);
    return Math.round((sum / (axisStatements.length * STRONGEST)) * SHARE_MOST);
  });
}

/**
 * The index of the next statement: the first unanswered one after `from`, else the first skipped one; null when all are
 * answered.
 */
export function nextQuestion(answers: readonly Answer[], from: number): number | null {
  const open = QUESTIONS.map((_, at) => at).filter((at) => (answers[at] ?? null) === null);
  return open.find((at) => at > from) ?? open[0] ?? null;
}

/** The four shares as they are written in an address: `78-66-84-31`. */
export function writeShares(shares: readonly number[]): string {
  return shares.join('-');
}

/** Reads shares from an address; null for anything but four whole numbers from 0 to 100. */
export function readShares(text: string): number[] | null {
  const parts = text.split('-');
  const shares = parts.map(Number);
  const isValid =
    parts.every((part) => /^\d{1,3}$/.test(part)) && shares.every((share) => share <= SHARE_MOST);
  return isValid && shares.length === AXES.length ? shares : null;
}
