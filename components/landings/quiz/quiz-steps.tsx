import { useTranslations } from 'next-intl';
import type { Answer } from '@/lib/landings/quiz/scoring';

interface Props {
  labelledBy: string;
  name: string;
  value: Answer;
  onAnswer: (answer: NonNullable<Answer>) => void;
}

const STEPS = [0, 1, 2, 3, 4] as const;

/**
 * Five steps from not at all to certainly, each a square as large as the answer is strong. They are buttons instead of
 * radio buttons: choosing one opens the next statement, and moving through them with arrow keys must not.
 */
export function QuizSteps({ labelledBy, name, value, onAnswer }: Props) {
  const t = useTranslations('quiz');
  return (
    <div role="group" aria-label={name} aria-describedby={labelledBy} className="quiz-steps">
      {STEPS.map((step) => (
        <button
          key={step}
          type="button"
          aria-pressed={value === step}
          onClick={() => onAnswer(step)}
          data-strength={Math.abs(step - 2)}
        >
          <span aria-hidden="true" className="quiz-square" />
          <span className="quiz-step-name">{t(`steps.${step}`)}</span>
          <kbd className="key-cap max-md:hidden">{step + 1}</kbd>
        </button>
      ))}
    </div>
  );
}
