import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import { DeskPager } from '@/components/desk/pages/desk-pager';
import { SearchForm } from '@/components/desk/search-form';
import { EmptyState } from '@/components/ui/notices/states';
import { REDIRECT_FILTERS, type redirectsQuery } from '@/lib/desk/page-query';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { RedirectFile } from './redirect-file';
import { RedirectForm } from './redirect-form';
import { RedirectRow } from './redirect-row';
import { RedirectTest } from './redirect-test';

interface Props {
  locale: Locale;
  query: ReturnType<typeof redirectsQuery>;
  redirects: CallOutput<'redirects'>;
}

/** The table of old addresses: a form that adds one, a field that tries one, a search, and the rows. */
export async function RedirectsDesk({ locale, query, redirects }: Props) {
  const t = await getTranslations('desk.redirects');
  const address = href(locale, 'deskRedirects');
  const { keyword, only } = query;
  const { list, page, size, total } = redirects;
  return (
    <div className="w-full max-w-[1100px] px-4 pt-6 pb-16 md:px-10">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 pb-4">
        <h1 className="type-page-title">{t('title')}</h1>
        <RedirectFile />
      </div>
      <p className="max-w-[44em] pb-5 text-ink-2">{t('note')}</p>
      <div className="grid gap-x-10 gap-y-6 pb-7 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="redirect-add">
          <h2 id="redirect-add" className="rail-head font-bold">
            {t('addTitle')}
          </h2>
          <RedirectForm />
        </section>
        <RedirectTest />
      </div>
      <SearchForm action={address} label={t('search')} button={t('find')} keyword={keyword}>
        <select
          name="only"
          defaultValue={only ?? ''}
          aria-label={t('filter')}
          className="min-h-10 max-w-full border-b border-ctl bg-paper pe-2"
        >
          <option value="">{t('filters.all')}</option>
          {REDIRECT_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {t(`filters.${filter}`)}
            </option>
          ))}
        </select>
      </SearchForm>
      {list.length === 0 ? (
        keyword === '' && only === undefined ? (
          <p className="border-t border-ink py-6 text-ink-2">{t('empty')}</p>
        ) : (
          <EmptyState text={t('notFound')} href={address} linkLabel={t('showAll')} />
        )
      ) : (
        <ul className="ledger border-t border-ink [--gutter:112px]">
          {list.map((redirect) => (
            <RedirectRow key={redirect.id} redirect={redirect} />
          ))}
        </ul>
      )}
      <DeskPager address={address} query={{ q: keyword, only }} page={page} size={size} total={total} />
    </div>
  );
}
