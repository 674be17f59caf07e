import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import { FEEDBACK_STATES } from '@/backend/contract/members/feedback-states';
import { SearchForm } from '@/components/desk/search-form';
import { EmptyState } from '@/components/ui/notices/states';
import { TabLinks } from '@/components/ui/links/tab-links';
import { toSearch } from '@/lib/desk/list-query';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { FeedbackEntry } from './feedback-entry';
import { DeskPager } from './desk-pager';

interface Props {
  locale: Locale;
  query: { state: (typeof FEEDBACK_STATES)[number]; keyword: string };
  feedback: CallOutput<'deskFeedback'>;
}

/** The feedback of members by state, with a search: open ones oldest first, the others newest first. */
export async function Inbox({ locale, query, feedback }: Props) {
  const t = await getTranslations('desk.feedback');
  const address = href(locale, 'deskFeedback');
  const { state, keyword } = query;
  const { list, page, size, total } = feedback;
  return (
    <div className="w-full max-w-[1100px] px-4 pt-6 pb-16 md:px-10">
      <h1 className="type-page-title pb-4">{t('title')}</h1>
      <TabLinks
        label={t('states')}
        tabs={FEEDBACK_STATES.map((tabState) => ({
          href: `${address}${toSearch({ state: tabState === 'open' ? undefined : tabState })}`,
          label: t(`state.${tabState}`),
          isCurrent: tabState === state,
        }))}
      />
      <div className="pt-4">
        <SearchForm action={address} label={t('search')} button={t('find')} keyword={keyword}>
          {state !== 'open' && <input type="hidden" name="state" value={state} />}
        </SearchForm>
      </div>
      {list.length === 0 ? (
        <EmptyState text={t(state === 'open' ? 'allDone' : 'empty')} />
      ) : (
        <ol className="ledger border-t border-ink [--gutter:112px]">
          {list.map((row) => (
            <FeedbackEntry key={`${row.id}:${row.version}`} row={row} />
          ))}
        </ol>
      )}
      <DeskPager
        address={address}
        query={{ q: keyword, state: state === 'open' ? undefined : state }}
        page={page}
        size={size}
        total={total}
      />
    </div>
  );
}
