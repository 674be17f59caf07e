import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import { PLACES } from '@/backend/contract/home/records';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import { WaitingTools } from '@/components/desk/pages/waiting-tools';
import { DeskPager } from '@/components/desk/pages/desk-pager';
import { SearchForm } from '@/components/desk/search-form';
import { LanguageMarks } from '@/components/ui/icons/language-marks';
import { Link } from '@/components/ui/links/link';
import { EmptyState } from '@/components/ui/notices/states';
import { TabLinks } from '@/components/ui/links/tab-links';
import { FIXED_KINDS } from '@/lib/desk/records/fixed';
import type { RecordsQuery } from '@/lib/desk/records/query';
import { kindsOnSamePage, pageOf } from '@/lib/desk/pages';
import { localDates } from '@/lib/desk/records/local-dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { DeletedRow } from './deleted-row';

interface Props {
  locale: Locale;
  kind: RecordKindName;
  query: RecordsQuery;
  records: CallOutput<'records'>;
}

/** The records of one kind with a search, or the deleted ones. */
export async function RecordList({ locale, kind, query, records }: Props) {
  const t = await getTranslations('desk.records');
  const desk = await getTranslations('desk');
  const address = href(locale, 'deskRecords', { kind });
  const beside = kindsOnSamePage(kind);
  const isFixed = FIXED_KINDS.includes(kind);
  const { list, page, size, total } = records;
  const state = { q: query.keyword, deleted: query.isDeleted ? 1 : undefined };
  const noteOf = (note: string) => {
    const place = PLACES.find((placeName) => placeName === note);
    return place ? t(`options.${place}`) : localDates(note, locale);
  };
  return (
    <div className="w-full max-w-[1100px] px-4 pt-6 pb-16 md:px-10">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-4">
        <h1 className="type-page-title">{desk(`pages.${pageOf(kind)?.page ?? 'desk'}`)}</h1>
        {!isFixed && (
          <Link href={href(locale, 'deskRecordNew', { kind })} className="btn btn-ink min-h-10 px-4">
            {t('new', { kind: t(`kinds.${kind}`) })}
          </Link>
        )}
      </header>
      {beside.length > 1 && (
        <div className="pb-4">
          <TabLinks
            label={t('tabs')}
            tabs={beside.map((tabKind) => ({
              href: href(locale, 'deskRecords', { kind: tabKind }),
              label: t(`kinds.${tabKind}`),
              isCurrent: tabKind === kind,
            }))}
          />
        </div>
      )}
      {!isFixed && (
        <SearchForm action={address} label={t('search')} button={t('findButton')} keyword={query.keyword}>
          <label className="flex min-h-10 items-center gap-2">
            <input type="checkbox" name="deleted" value="1" defaultChecked={query.isDeleted} />
            {t('showDeleted')}
          </label>
        </SearchForm>
      )}
      {kind === 'tool' && !query.isDeleted && <WaitingTools locale={locale} />}
      {list.length === 0 ? (
        <EmptyState
          text={t(query.isDeleted ? 'noneDeleted' : query.keyword === '' ? 'none' : 'empty')}
          {...(state.q !== '' || query.isDeleted ? { href: address, linkLabel: t('showAll') } : {})}
        />
      ) : (
        <ul className="border-t border-ink">
          {list.map((row) =>
            query.isDeleted ? (
              <DeletedRow key={row.id} kind={kind} row={row} />
            ) : (
              <li key={row.id} className="border-b border-rule">
                <Link
                  href={href(locale, 'deskRecord', { kind, id: row.id })}
                  className="flex min-h-12 flex-wrap items-baseline gap-x-5 py-2.5 hover:bg-sel hover:no-underline"
                >
                  <span className="n w-12 flex-none text-sm text-ink-3">{row.id}</span>
                  <span lang={foreignLang(row.lang, locale)} className="min-w-0 flex-1 text-lg font-semibold">
                    {row.title || `#${row.id}`}
                  </span>
                  {row.state && (
                    <span className="type-meta flex-none text-ink">{t(`options.${row.state}`)}</span>
                  )}
                  <span className="type-meta max-w-[45%] truncate">{noteOf(row.note)}</span>
                  <span className="type-meta w-20 flex-none text-end max-md:hidden">
                    <LanguageMarks langs={row.langs} />
                  </span>
                </Link>
              </li>
            ),
          )}
        </ul>
      )}
      <DeskPager address={address} query={state} page={page} size={size} total={total} />
    </div>
  );
}
