import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { Headline } from '@/components/ui/words/headline';
import { categoryId, rankedNominees } from '@/lib/landings/awards';
import type { SectionOf } from '@/backend/contract/landings/landing';
import { formatFigure } from '@/lib/platform/numbers/figures';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  section: SectionOf<'awards'>;
  /** The address of the sub-page with all nominees and their votes. */
  whole: string;
  locale: Locale;
}

/** The winners of a ceremony in a row each, and a link to the page with every nominee. */
export async function AwardsBrief({ section: { categories, is_final: isFinal, key }, whole, locale }: Props) {
  const t = await getTranslations('landing');
  return (
    <>
      <ol>
        {categories.map((category, at) => {
          const [winner] = rankedNominees(category);
          const isWon = isFinal && winner !== undefined && winner.votes > 0;
          return (
            <li
              key={category.name}
              id={categoryId(key, at)}
              data-won={isWon || undefined}
              className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b border-rule py-2.5 md:grid-cols-[12em_minmax(0,1fr)_auto]"
            >
              <span className="type-meta max-md:col-span-2">{category.name}</span>
              <b className="text-lg">
                {isWon ? <Headline text={winner.name} lang={locale} /> : t('counting')}
              </b>
              {isWon && (
                <span className="type-meta n">{t('votes', { count: formatFigure(winner.votes) })}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p className="mt-4">
        <Link href={whole} className="underline underline-offset-4">
          {t('everyVote')}
        </Link>
      </p>
    </>
  );
}
