import { getTranslations } from 'next-intl/server';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { ItemCover } from '@/components/pictures/item-cover';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { issuePicture } from '@/lib/stories/issue-picture';
import { LedgerRow } from '@/components/ui/lists/ledger-row';
import { WeekSpan } from './week-span';
import type { Issue } from '@/lib/stories/read-weekly';
import { wholeSentences } from '@/lib/publishing/text/whole-sentences';

/** Issues of the weekly, the newest first, their numbers in the gutter. */
export async function IssueList({ issues, locale }: { issues: readonly Issue[]; locale: Locale }) {
  const t = await getTranslations('weekly');
  return issues.map((issue) => {
    const pictured = issue.articles[issuePicture(issue.articles, issue.lang)];
    return (
      <LedgerRow
        key={issue.id}
        href={issue.href}
        title={issue.title}
        lang={foreignLang(issue.lang, locale)}
        text={wholeSentences(issue.summary, issue.lang, 'phoneRow')}
        gutter={
          <span className="text-base font-semibold md:n-display md:text-display-xs">
            <span className="md:sr-only">{t('number', { number: issue.number })}</span>
            <span aria-hidden="true" className="max-md:hidden">
              {issue.number}
            </span>
          </span>
        }
        meta={<WeekSpan issue={issue} locale={locale} />}
        picture={
          pictured && (
            <ItemCover
              item={pictured}
              {...COVER_BOXES.storyRow}
              className="h-[60px] w-[96px] md:h-[92px] md:w-[148px]"
            />
          )
        }
      />
    );
  });
}
