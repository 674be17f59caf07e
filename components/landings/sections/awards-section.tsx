import { Headline } from '@/components/ui/words/headline';
import { getTranslations } from 'next-intl/server';
import type { SectionOf } from '@/backend/contract/landings/landing';
import { categoryId, rankedNominees } from '@/lib/landings/awards';
import { formatFigure } from '@/lib/platform/numbers/figures';
import type { Locale } from '@/lib/platform/language/locales';
import { NomineeBars } from './nominee-bars';

interface Props {
  section: SectionOf<'awards'>;
  slug: string;
  locale: Locale;
}

/** Award categories with nominees, votes and winners. */
export async function AwardsSection({ section, slug, locale }: Props) {
  const t = await getTranslations('landing');
  const { categories, is_final: isFinal, key } = section;
  return (
    <>
      <p className="type-meta flex flex-wrap items-baseline justify-between gap-x-6">
        {t(isFinal ? 'awardsNote' : 'awardsOpen')}
        {isFinal && (
          <a
            href={`/api/landings/${slug}/votes.csv?locale=${locale}`}
            className="no-print inline-flex min-h-11 items-center underline underline-offset-4"
            download
          >
            {t('voteRecord')}
          </a>
        )}
      </p>
      <ol>
        {categories.map((category, at) => {
          const ranked = rankedNominees(category);
          const winner = ranked[0];
          const total = ranked.reduce((sum, { votes }) => sum + votes, 0);
          return (
            <li
              key={category.name}
              id={categoryId(key, at)}
              data-won={(isFinal && total > 0) || undefined}
              className="landing-hung grid scroll-mt-20 gap-x-12 gap-y-4 border-b border-rule py-6 last:border-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              <p className="landing-when">
                <b>{category.name}</b>{' '}
                <span className="type-meta n md:block">
                  {`${String(at + 1).padStart(2, '0')} / ${String(categories.length).padStart(2, '0')}`}
                  {total > 0 && ` ${t('votes', { count: formatFigure(total) })}`}
                </span>
              </p>
              <div>
                <h3 className="text-3xl leading-tight font-extrabold md:text-display-xs">
                  {isFinal && winner && total > 0 ? (
                    <Headline text={winner.name} lang={locale} />
                  ) : (
                    t('counting')
                  )}
                </h3>
                {isFinal && category.reason !== '' && <p className="mt-1 text-ink-2">{category.reason}</p>}
                {isFinal && category.jury !== '' && (
                  <blockquote className="mt-4 border-y border-ink py-3 font-semibold">
                    {category.jury}
                    <footer className="type-meta font-normal">{t('jury')}</footer>
                  </blockquote>
                )}
              </div>
              <NomineeBars
                ranked={isFinal ? ranked : category.nominees.map((nominee) => ({ ...nominee, share: 0 }))}
                isFinal={isFinal}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
