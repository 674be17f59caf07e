import { DateNumber } from '@/components/widgets/date-number';
import type { Notice } from '@/lib/backend/site';
import { formatDate, toDay } from '@/lib/dates';
import { foreignLang } from '@/lib/i18n/foreign-lang';
import type { Locale } from '@/lib/i18n/locales';
import { summaryOf } from '@/lib/seo/summary';
import { LedgerRow } from './ledger-row';

/** Announcements, their dates in the gutter. */
export function NoticeList({ notices, locale }: { notices: readonly Notice[]; locale: Locale }) {
  return notices.map((notice) => (
    <LedgerRow
      key={notice.id}
      href={notice.href}
      title={notice.title}
      lang={foreignLang(notice.lang, locale)}
      text={summaryOf(notice.body)}
      gutter={
        <time dateTime={notice.releasedAt}>
          <DateNumber
            value={formatDate(notice.releasedAt, locale, 'number')}
            className="block text-[24px] md:text-[28px]"
          />
          <span className="n type-meta">{toDay(notice.releasedAt).slice(0, 4)}</span>
        </time>
      }
    />
  ));
}
