import { DateNumber } from '@/components/ui/dates/date-number';
import type { Notice } from '@/lib/directory/read';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { summaryOf } from '@/lib/publishing/text/summary';
import { LedgerRow } from '@/components/ui/lists/ledger-row';
import { TimeText } from '@/components/ui/dates/time-text';
import { wholeSentences } from '@/lib/publishing/text/whole-sentences';

/** Rows of notices with their dates in the gutter. */
export function NoticeList({ notices, locale }: { notices: readonly Notice[]; locale: Locale }) {
  return notices.map((notice) => (
    <LedgerRow
      key={notice.id}
      href={notice.href}
      title={notice.title}
      lang={foreignLang(notice.lang, locale)}
      text={wholeSentences(summaryOf(notice.body), notice.lang, 'phoneRow')}
      gutter={
        <TimeText at={notice.releasedAt} className="max-md:flex max-md:items-baseline max-md:gap-2.5">
          <DateNumber
            day={notice.releasedAt}
            locale={locale}
            className="text-2xl md:block md:text-3xl"
            yearClassName="type-meta"
          />
        </TimeText>
      }
    />
  ));
}
