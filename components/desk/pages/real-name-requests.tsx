import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import { EmptyState } from '@/components/ui/notices/states';
import { TabLinks } from '@/components/ui/links/tab-links';
import { toSearch } from '@/lib/desk/list-query';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { DeskPager } from './desk-pager';
import { RealNameEntry } from './real-name-entry';

const STATES = ['pending', 'verified', 'rejected'] as const;

interface Props {
  locale: Locale;
  status: (typeof STATES)[number];
  requests: CallOutput<'realnameRequests'>;
}

/** Requests to verify a real name, with their documents; for administrators only. */
export async function RealNameRequests({ locale, status, requests }: Props) {
  const t = await getTranslations('desk.realname');
  const address = href(locale, 'deskRealname');
  const { list, page, size, total } = requests;
  return (
    <div className="w-full max-w-[1100px] px-4 pt-6 pb-16 md:px-10">
      <h1 className="type-page-title pb-4">{t('title')}</h1>
      <TabLinks
        label={t('states')}
        tabs={STATES.map((tabStatus) => ({
          href: `${address}${toSearch({ status: tabStatus === 'pending' ? undefined : tabStatus })}`,
          label: t(`state.${tabStatus}`),
          isCurrent: tabStatus === status,
        }))}
      />
      <p className="type-meta py-3">{t('note')}</p>
      {list.length === 0 ? (
        <EmptyState text={t(status === 'pending' ? 'allDone' : 'empty')} />
      ) : (
        <ol className="ledger border-t border-ink [--gutter:112px]">
          {list.map((row) => (
            <RealNameEntry key={row.id} row={row} />
          ))}
        </ol>
      )}
      <DeskPager
        address={address}
        query={{ status: status === 'pending' ? undefined : status }}
        page={page}
        size={size}
        total={total}
      />
    </div>
  );
}
