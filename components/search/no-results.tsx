import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { EmptyState } from '@/components/ui/notices/states';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import type { RouteName } from '@/lib/platform/routing/routes';
import { SimilarSearches } from './similar-searches';

interface Props {
  keyword: string;
  /** Similar searches that have results. */
  suggestions: readonly string[];
  /** Address of the search without filters; null when it has none. */
  unfiltered: string | null;
  locale: Locale;
}

const LISTS = [
  'news',
  'articles',
  'columnList',
  'features',
  'events',
] as const satisfies readonly RouteName[];

/** Says that nothing was found, with similar searches and links to lists. */
export async function NoResults({ keyword, suggestions, unfiltered, locale }: Props) {
  const t = await getTranslations('search');
  const nav = await getTranslations('search.lists');
  return (
    <>
      <EmptyState
        text={`${t('none', { keyword })}${locale === 'en' ? ' ' : ''}${t('noneHint')}`}
        href={unfiltered ?? undefined}
        linkLabel={t('clear')}
      />
      <SimilarSearches label={t('nearby')} keywords={suggestions} locale={locale} />
      <p className="flex flex-wrap items-center gap-x-4 pb-8">
        <span className="text-ink-2">{t('toLists')}</span>
        {LISTS.filter(isShown).map((name) => (
          <Link
            key={name}
            href={href(locale, name)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {nav(name)}
          </Link>
        ))}
      </p>
    </>
  );
}
