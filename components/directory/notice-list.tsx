import { DateNumber } from '@/components/ui/date-number';
import type { Notice } from '@/lib/directory/read';
import { formatDate, toDay } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { summaryOf } from '@/lib/publishing/text/summary';
import { LedgerRow } from '@/components/ui/ledger-row';
import { TimeText } from '@/components/ui/time-text';

const DAY_LENGTH = '11/20'.length;

/** Rows of notices with their dates in the gutter. */
export function NoticeList({ notices, locale }: { notices: readonly Notice[]; locale: Locale }) {
  return notices.map((notice) => (
    <LedgerRow
      key={notice.id}
      href={notice.href}
      title={notice.title}
      lang={foreignLang(notice.lang, locale)}
      text={summaryOf(notice.body)}
      gutter={
        <TimeText at={notice.releasedAt} className="max-md:flex max-md:items-baseline max-md:gap-2.5">
          <DateNumber
            value={formatDate(notice.releasedAt, locale, 'number').slice(-DAY_LENGTH)}
            className="text-[24px] md:block md:text-[28px]"
          />
          <span className="n type-meta">{toDay(notice.releasedAt).slice(0, 4)}</span>
        </TimeText>
      }
    />
  ));
}
