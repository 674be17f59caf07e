import { getTranslations } from 'next-intl/server';
import type { SectionOf } from '@/backend/contract/landings/landing';
import { categoryId, rankedNominees } from '@/lib/landings/awards';
import { formatFigure } from '@/lib/platform/numbers/figures';
import { NomineeBars } from './nominee-bars';

/** Award categories with nominees, votes and winners. */
export async function AwardsSection({ section }: { section: SectionOf<'awards'> }) {
  const t = await getTranslations('landing');
  const { categories, is_final: isFinal, key } = section;
  return (
    <ol>
      {categories.map((category, at) => {
        const ranked = rankedNominees(category);
        const winner = ranked[0];
        const total = ranked.reduce((sum, { votes }) => sum + votes, 0);
        return (
          <li
            key={category.name}
            id={categoryId(key, at)}
            className="grid scroll-mt-20 gap-x-12 gap-y-4 border-b border-rule py-6 first:pt-0 last:border-0 md:grid-cols-2"
          >
            <div>
              <p className="type-meta">
                <span className="n">{`${String(at + 1).padStart(2, '0')} / ${String(categories.length).padStart(2, '0')}`}</span>{' '}
                <b className="text-ink">{category.name}</b>{' '}
                {total > 0 && t('votes', { count: formatFigure(total) })}
              </p>
              <h3 className="text-[28px] leading-tight font-extrabold md:text-[40px]">
                {isFinal && winner && total > 0 ? winner.name : t('counting')}
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
              ranked={isFinal ? ranked : category.nominees.map((one) => ({ ...one, share: 0 }))}
              isFinal={isFinal}
            />
          </li>
        );
      })}
    </ol>
  );
}
