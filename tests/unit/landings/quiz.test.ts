import { AXES, codeOf, RESULT_CODES } from '@/backend/contract/landings/quiz';
import { emblemOf } from '@/lib/landings/quiz/emblem';
import { QUESTIONS } from '@/lib/landings/quiz/questions';
import { compareShares, nearestTo, oppositeOf } from '@/lib/landings/quiz/relations';
import { RESULTS } from '@/lib/landings/quiz/results';
import { type Answer, nextQuestion, readShares, sharesOf, writeShares } from '@/lib/landings/quiz/scoring';

const every = (answer: Answer) => QUESTIONS.map(() => answer);
/** The strongest answers toward the letters of a result code. */
const leaning = (code: string): Answer[] =>
  QUESTIONS.map(({ axis, isReversed }) => ((code[axis] === AXES[axis][0]) !== isReversed ? 4 : 0));

describe('the questions', () => {
  test('are thirty-two, eight for each axis, half of them reversed, and neither an axis nor a question repeats', () => {
    expect(QUESTIONS).toHaveLength(32);
    for (const axis of AXES.keys()) {
      const axisQuestions = QUESTIONS.filter((question) => question.axis === axis);
      expect([axisQuestions.length, axisQuestions.filter(({ isReversed }) => isReversed).length]).toEqual([
        8, 4,
      ]);
    }
    for (const [at, { axis }] of QUESTIONS.entries()) expect(QUESTIONS[at - 1]?.axis).not.toBe(axis);
    expect(new Set(QUESTIONS.map(({ zh }) => zh)).size).toBe(32);
    expect(new Set(QUESTIONS.map(({ en }) => en)).size).toBe(32);
  });
});

describe('scoring', () => {
  test.each(RESULT_CODES)('%s is the result of the strongest answers toward its letters', (code) => {
    const shares = sharesOf(leaning(code));
    expect(shares?.map((share) => [0, 100].includes(share))).toEqual([true, true, true, true]);
    expect(codeOf(shares ?? [])).toBe(code);
  });

  const mixed = leaning('SLNB').map((answer, at): Answer => (at % 2 === 0 ? answer : 2));
  test.each([
    ['never', every(0), [50, 50, 50, 50], 'DFPC'],
    ['hard to say', every(2), [50, 50, 50, 50], 'DFPC'],
    ['always', every(4), [50, 50, 50, 50], 'DFPC'],
    [
      'half of the way',
      leaning('SLNB').map((choice): Answer => (choice === 4 ? 3 : 1)),
      [75, 75, 75, 75],
      'SLNB',
    ],
  ])('answering “%s” throughout', (_, answers, shares, code) => {
    expect(sharesOf(answers)).toEqual(shares);
    expect(codeOf(shares)).toBe(code);
  });

  test('adds up each axis separately', () => {
    const sums = AXES.map((_, axis) =>
      QUESTIONS.reduce(
        (sum, question, at) => (question.axis === axis ? sum + (at % 2 === 0 ? 4 : 2) : sum),
        0,
      ),
    );
    expect(sharesOf(mixed)).toEqual(sums.map((sum) => Math.round((sum / 32) * 100)));
  });

  test('has no result before the last answer, and asks skipped questions again at the end', () => {
    const open = every(3).map((choice, at): Answer => (at === 5 || at === 20 ? null : choice));
    expect(sharesOf(open)).toBeNull();
    expect([nextQuestion(open, 4), nextQuestion(open, 5), nextQuestion(open, 20)]).toEqual([5, 20, 5]);
    expect(nextQuestion(every(1), 31)).toBeNull();
  });

  test('shares are written into an address and read back; any other text is refused', () => {
    expect(readShares(writeShares([78, 66, 84, 31]))).toEqual([78, 66, 84, 31]);
    for (const text of ['78-66-84', '78-66-84-101', 'a-b-c-d', '1-2-3-4-5', '1.5-2-3-4', '1--2-3', '1-2-3-'])
      expect(readShares(text)).toBeNull();
  });
});

describe('results', () => {
  test('are sixteen, each with its own texts in both languages', () => {
    expect([...RESULTS.keys()].toSorted()).toEqual([...RESULT_CODES].toSorted());
    for (const lang of ['zh', 'en'] as const) {
      const words = [...RESULTS.values()].map((result) => result[lang]);
      expect(new Set(words.map(({ name }) => name)).size).toBe(16);
      expect(new Set(words.flatMap(({ text }) => text)).size).toBe(32);
    }
  });

  test('have different emblems, which are simpler at the small size', () => {
    const drawings = RESULT_CODES.map((code) => JSON.stringify(emblemOf(code)));
    expect(new Set(drawings).size).toBe(16);
    for (const code of RESULT_CODES)
      expect(emblemOf(code).shapes.filter(({ isAccent }) => isAccent)).toHaveLength(1);
    expect(emblemOf('SFNC', true).shapes.length).toBeLessThan(emblemOf('SFNC').shapes.length);
  });

  test('have an opposite and four neighbours, the closest first', () => {
    expect(oppositeOf('SLNC')).toBe('DFPB');
    expect(nearestTo('SLNC', [90, 80, 55, 20])).toEqual(['SLPC', 'SFNC', 'SLNB', 'DLNC']);
  });

  test('are compared axis by axis', () => {
    expect(compareShares([80, 60, 40, 30], [70, 40, 45, 10])).toEqual({
      agree: [0, 2, 3],
      differ: [1],
      furthest: 1,
    });
  });
});
