import { getTranslations } from 'next-intl/server';
import { LatestLines } from '@/components/stories/flash/latest-lines';
import { TimeText } from '@/components/ui/dates/time-text';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { Story } from '@/lib/stories/story';
import type { Topic } from '@/lib/topics/read';

interface Props {
  topic: Topic;
  lead: readonly Story[];
  locale: Locale;
}

/**
 * The editors' summary of a topic with its date, and the stories they put at the top; nothing when there is neither.
 */
export async function TopicLead({ topic, lead, locale }: Props) {
  const { summary, summaryDay } = topic;
  if (summary === '' && lead.length === 0) return null;
  const t = await getTranslations('topics');
  return (
    <section aria-label={t('lead')} className="ledger-fold">
      <div className="entry">
        {summaryDay && (
          <TimeText at={summaryDay} className="entry-gutter n pt-5 text-base font-bold">
            {formatDate(summaryDay, locale, 'number')}
          </TimeText>
        )}
        <div className="entry-body border-b border-ink pt-5 pb-6">
          {summary && (
            <p lang={foreignLang(topic.lang, locale)} className="text-xl leading-relaxed font-semibold">
              {summary}
            </p>
          )}
          <LatestLines stories={lead} locale={locale} />
        </div>
      </div>
    </section>
  );
}
