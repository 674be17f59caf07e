import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { quizResult, readTakers } from '@/lib/landings/quiz/read';
import { nearestTo, oppositeOf } from '@/lib/landings/quiz/relations';
import { formatFigure } from '@/lib/platform/numbers/figures';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { href } from '@/lib/platform/routing/href';
import { Emblem } from './emblem';
import { OwnAxes } from './own-axes-deferred';
import { OwnEntries } from './own-entries-deferred';
import { ResultLinks } from './result-links';
import { ResultActions } from './result-actions-deferred';

const NEAREST = 3;

/** The page of a result: emblem and actions, name, axes, text, the nearest results and the opposite one. */
export async function ResultPage({ code, language }: { code: string; language: ReaderLanguage }) {
  const t = await getTranslations('quiz');
  const result = quizResult(code, language);
  const takers = await readTakers();
  if (!result) return null;
  const { locale } = language;
  const share = takers?.shares.get(code);
  return (
    <div className="grid gap-x-12 gap-y-6 px-4 pt-4 pb-16 md:grid-cols-[260px_minmax(0,1fr)] md:pt-12 md:pr-16 md:pl-9 xl:grid-cols-[332px_minmax(0,1fr)_280px]">
      <div className="quiz-result-gutter">
        <Emblem code={code} className="w-full" />
        <p className="n-display mt-6 text-display-xs font-bold">{code}</p>
        {takers && takers.total > 0 && (
          <p className="type-meta mt-2">
            {share !== undefined && (
              <>
                {t('share', { share: formatFigure(share, { digits: 1 }) })}
                <br />
              </>
            )}
            {t('takers', { count: takers.total })}
          </p>
        )}
        <ResultActions code={code} />
      </div>
      <div>
        <p className="type-meta">{t('thisIs')}</p>
        <h1 className="quiz-name pt-1 pb-2.5 text-display-md leading-[1.1] font-black md:text-display-xl [&:lang(en)]:text-display-sm [&:lang(en)]:tracking-[-0.02em] [&:lang(en)]:[font-stretch:88%] md:[&:lang(en)]:text-display-lg">
          {result.name}
        </h1>
        <p className="text-xl leading-snug font-bold md:text-3xl">{result.line}</p>
        <OwnAxes code={code} />
        {result.text.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-[34em] text-lg leading-[1.95]">
            {paragraph}
          </p>
        ))}
        <OwnEntries code={code} />
        <Link href={href(locale, 'personalities')} className="btn btn-line mt-8">
          {t('take')}
        </Link>
      </div>
      <aside className="md:max-xl:col-start-2">
        <ResultLinks
          title={t('nearest')}
          codes={nearestTo(code, null).slice(0, NEAREST)}
          language={language}
        />
        <ResultLinks title={t('opposite')} codes={[oppositeOf(code)]} language={language} />
      </aside>
    </div>
  );
}
