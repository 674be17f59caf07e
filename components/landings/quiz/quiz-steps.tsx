import { useTranslations } from 'next-intl';
import type { Answer } from '@/lib/landings/quiz/scoring';

interface Props {
  labelledBy: string;
  name: string;
  value: Answer;
  onAnswer: (answer: NonNullable<Answer>) => void;
}

const STEPS = [0, 1, 2, 3, 4] as const;

/** By the distance from the middle. */
const SQUARES = [
  'size-[34px] max-[300px]:size-4 md:size-12',
  'size-[52px] max-[300px]:size-6 md:size-[84px]',
  'size-[68px] max-[300px]:size-8 md:size-[120px]',
];
/** The pressed square is filled, with a frame around it. */
const CHOSEN =
  'group-aria-pressed:bg-ink group-aria-pressed:[box-shadow:inset_0_0_0_1px_var(--ink),0_0_0_4px_var(--paper),0_0_0_6px_var(--ink)]';

/**
 * Five steps from not at all to certainly, each a square as large as the answer is strong. They are buttons instead of
 * radio buttons: choosing one opens the next statement, and moving through them with arrow keys must not.
 */
export function QuizSteps({ labelledBy, name, value, onAnswer }: Props) {
  const t = useTranslations('quiz');
  return (
    <div role="group" aria-label={name} aria-describedby={labelledBy} className="quiz-steps grid grid-cols-5">
      {STEPS.map((step) => (
        <button
          key={step}
          type="button"
          aria-pressed={value === step}
          onClick={() => onAnswer(step)}
          className="group grid min-h-20 grid-rows-[80px_auto] place-items-center gap-2 text-2xs aria-pressed:font-bold max-[300px]:text-tight md:grid-rows-[124px_auto_auto] md:text-xl"
        >
          <span aria-hidden="true" className={`border border-ink ${CHOSEN} ${SQUARES[Math.abs(step - 2)]}`} />
          <span>{t(`steps.${step}`)}</span>
          <kbd className="key-cap max-md:hidden">{step + 1}</kbd>
        </button>
      ))}
    </div>
  );
}
