import { useTranslations } from 'next-intl';
import { AXES, SHARE_MOST } from '@/backend/contract/landings/quiz';
import { AXES_LIST, AXIS } from './axis-styles';

/** A line through a bar, with a mark in its middle. */
const BAR =
  'relative h-4 bg-[linear-gradient(var(--ink),var(--ink)),linear-gradient(var(--ctl),var(--ctl))] bg-size-[1px_100%,100%_1px] bg-center bg-no-repeat';

interface Props {
  code: string;
  /** Per axis, the share of its first end in percent; null when unknown. */
  shares: readonly number[] | null;
}

/** The four axes of a result: which end the result names on each, and how strongly if that is known. */
export function AxisBars({ code, shares }: Props) {
  const t = useTranslations('quiz');
  return (
    <dl className={AXES_LIST}>
      {AXES.map(([first, second], axis) => {
        const share = shares?.[axis];
        const isFirst = code[axis] === first;
        const strength = share === undefined ? null : isFirst ? share : SHARE_MOST - share;
        return (
          <div key={first} className={AXIS}>
            <dt className="type-meta max-md:hidden">{t(`axes.${first}`)}</dt>
            <dd className={isFirst ? 'font-bold' : 'text-ink-2'}>{t(`ends.${first}`)}</dd>
            <dd aria-hidden="true" className={BAR}>
              <span
                className={`absolute inset-y-[3px] bg-ink ${isFirst ? 'end-1/2' : 'start-1/2'}`}
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
