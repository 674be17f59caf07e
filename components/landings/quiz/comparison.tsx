'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AXES } from '@/backend/contract/landings/quiz';
import { Link } from '@/components/ui/links/link';
import { compareShares } from '@/lib/landings/quiz/relations';
import { useOwnQuiz } from '@/lib/landings/quiz/use-own-quiz';
import { href } from '@/lib/platform/routing/href';
import { Emblem } from './emblem';

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
      <dl className="quiz-axes mt-6">
        {AXES.map(([first, second], axis) => (
          <div key={first}>
            <dt className="type-meta">{t(`axes.${first}`)}</dt>
            <dd>{t(`ends.${first}`)}</dd>
            <dd aria-hidden="true" className="quiz-compare">
              <i data-friend style={{ insetInlineStart: `${100 - (theirs[axis] ?? 0)}%` }} />
              {ownResult && <i style={{ insetInlineStart: `${100 - (ownResult.shares[axis] ?? 0)}%` }} />}
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
