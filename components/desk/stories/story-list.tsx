import { getTranslations } from 'next-intl/server';
import { CONTENT_STATUSES } from '@/backend/contract/writing/statuses';
import type { CallOutput } from '@/backend/contract/calls';
import { Link } from '@/components/ui/links/link';
import { EmptyState } from '@/components/ui/notices/states';
import { type StoriesQuery, toSearch } from '@/lib/desk/list-query';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { StoryRows } from './story-rows';
import { SearchForm } from '../search-form';

interface Props {
  locale: Locale;
  query: StoriesQuery;
  items: CallOutput<'deskContents'>;
}

const SELECT = 'min-h-10 max-w-full border-b border-ctl bg-paper pe-2';

/** Stories and drafts of every kind and state, newest first, with a search and filters. */
export async function StoryList({ locale, query, items }: Props) {
  const t = await getTranslations('desk.items');
  const address = href(locale, 'deskItems');
  const { kind, status, keyword } = query;
  return (
    <div className="w-full max-w-[1100px] px-4 pt-6 pb-16 md:px-10">
      <h1 className="type-page-title pb-4">{t('title')}</h1>
      <SearchForm action={address} label={t('search')} button={t('find')} keyword={keyword}>
        <select name="kind" defaultValue={kind ?? ''} aria-label={t('kind')} className={SELECT}>
          <option value="">{t('allKinds')}</option>
          <option value="article">{t('kinds.article')}</option>
          <option value="flash">{t('kinds.flash')}</option>
        </select>
        <select name="status" defaultValue={status ?? ''} aria-label={t('status')} className={SELECT}>
          <option value="">{t('allStates')}</option>
          {CONTENT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`states.${status}`)}
            </option>
          ))}
        </select>
      </SearchForm>
      {items.list.length === 0 ? (
        <EmptyState text={t('empty')} href={address} linkLabel={t('showAll')} />
      ) : (
        <StoryRows items={items.list} />
      )}
      {items.next !== null && (
        <p className="pt-5">
          <Link
            href={`${address}${toSearch({ kind, status, q: keyword, cursor: items.next })}`}
            className="btn btn-line"
          >
            {t('older')}
          </Link>
        </p>
      )}
    </div>
  );
}
