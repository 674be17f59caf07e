import { useTranslations } from 'next-intl';
import { AXES, SHARE_MOST } from '@/backend/contract/landings/quiz';

interface Props {
  code: string;
  /** Per axis, the share of its first end in percent; null when unknown. */
  shares: readonly number[] | null;
}

/** The four axes of a result: which end the result names on each, and how strongly if that is known. */
export function AxisBars({ code, shares }: Props) {
  const t = useTranslations('quiz');
  return (
    <dl className="quiz-axes">
      {AXES.map(([first, second], axis) => {
        const share = shares?.[axis];
        const isFirst = code[axis] === first;
        const strength = share === undefined ? null : isFirst ? share : SHARE_MOST - share;
        return (
          <div key={first}>
            <dt className="type-meta">{t(`axes.${first}`)}</dt>
            <dd className={isFirst ? 'font-bold' : 'text-ink-2'}>{t(`ends.${first}`)}</dd>
            <dd aria-hidden="true" className="quiz-bar" data-first={isFirst || undefined}>
              <span
                style={{ width: `${strength === null ? 12 : Math.max(strength - SHARE_MOST / 2, 1)}%` }}
              />
            </dd>
            <dd className={isFirst ? 'text-ink-2' : 'font-bold'}>{t(`ends.${second}`)}</dd>
            <dd className="n text-end font-bold">{strength === null ? '' : `${strength}%`}</dd>
          </div>
        );
      })}
    </dl>
  );
}
