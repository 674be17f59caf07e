import { getTranslations } from 'next-intl/server';
import type { Column } from '@/lib/people/read';

/** How many articles an author has and how many members follow them; what is none is not said. */
export async function AuthorNumbers({ author: { total, followers } }: { author: Column }) {
  const t = await getTranslations('authors');
  return (
    <p className="type-meta flex flex-wrap gap-x-4">
      {total > 0 && <span>{t('articles', { count: total })}</span>}
      {followers > 0 && <span>{t('followers', { count: followers })}</span>}
    </p>
  );
}
