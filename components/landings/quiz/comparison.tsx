'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AXES } from '@/backend/contract/landings/quiz';
import { Link } from '@/components/ui/links/link';
import { compareShares } from '@/lib/landings/quiz/relations';
import { useOwnQuiz } from '@/lib/landings/quiz/use-own-quiz';
import { href } from '@/lib/platform/routing/href';
import { AXES_LIST, AXIS } from './axis-styles';
import { Emblem } from './emblem';

/** The place of a person on an axis. */
const SQUARE = 'absolute top-px -ms-[7px] size-3.5';

interface Props {
  theirs: readonly number[];
  theirCode: string;
  /** Names of all results, by code. */
  names: Record<string, string>;
}

/** A friend's result beside the reader's own: both on each axis, and a sentence on where they agree and differ. */
export function Comparison({ theirs, theirCode, names }: Props) {
  const t = useTranslations('quiz');
  const locale = useLocale();
  const ownResult = useOwnQuiz();
  const list = (axes: number[]) => axes.map((axis) => t(`axes.${AXES[axis]?.[0] ?? 'S'}`)).join(t('and'));
  const compared = ownResult && compareShares(ownResult.shares, theirs);
  return (
    <>
      <div className="flex flex-wrap gap-10">
        <figure className="w-[200px]">
          <Emblem code={theirCode} className="w-full" />
          <figcaption className="mt-2">
            <b className="text-xl">{names[theirCode]}</b> <span className="type-meta n">{theirCode}</span>
            <span className="type-meta block">{t('friend')}</span>
          </figcaption>
        </figure>
        {ownResult && (
          <figure className="w-[200px]">
            <Emblem code={ownResult.code} className="w-full" />
            <figcaption className="mt-2">
              <b className="text-xl">{names[ownResult.code]}</b>{' '}
              <span className="type-meta n">{ownResult.code}</span>
              <span className="type-meta block">{t('you')}</span>
            </figcaption>
          </figure>
        )}
      </div>
      {ownResult && compared && (
        <p role="status" className="mt-8 max-w-[34em] text-xl leading-relaxed font-bold">
          {compared.differ.length === 0
            ? t('allAgree')
            : compared.agree.length === 0
              ? t('noneAgree')
              : t('someAgree', { agree: list(compared.agree), differ: list(compared.differ) })}{' '}
          {t('furthest', { axis: list([compared.furthest]) })}
        </p>
      )}
      <dl className={AXES_LIST}>
        {AXES.map(([first, second], axis) => (
          <div key={first} className={AXIS}>
            <dt className="type-meta max-md:hidden">{t(`axes.${first}`)}</dt>
            <dd>{t(`ends.${first}`)}</dd>
            <dd
              aria-hidden="true"
              className="relative h-4 bg-[linear-gradient(var(--ctl),var(--ctl))] bg-size-[100%_1px] bg-center bg-no-repeat"
            >
              <i
                className={`${SQUARE} bg-paper [box-shadow:inset_0_0_0_2px_var(--ink)]`}
                style={{ insetInlineStart: `${100 - (theirs[axis] ?? 0)}%` }}
              />
              {ownResult && (
                <i
                  className={`${SQUARE} bg-ink`}
                  style={{ insetInlineStart: `${100 - (ownResult.shares[axis] ?? 0)}%` }}
                />
              )}
            </dd>
            <dd>{t(`ends.${second}`)}</dd>
            <dd className="n text-end">
              {ownResult && `${ownResult.shares[axis] ?? 0} / `}
              {theirs[axis]}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-8">
        <Link href={href(locale, 'personalities')} className="btn btn-ink">
          {t(ownResult ? 'again' : 'takeToCompare')}
        </Link>
      </div>
    </>
  );
}
