import { RelativeTime } from '@/components/ui/dates/relative-time-deferred';
import { formatDate, toIso, type DateFormat } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { relativeLabels } from '@/lib/platform/language/relative-labels';
import { TimeText } from '@/components/ui/dates/time-text';

interface Props {
  /** ISO text or a wire time. */
  at: string;
  locale: Locale;
  format?: DateFormat;
  /** Turns into "3 hours ago" in the browser. */
  relative?: boolean;
  className?: string;
}

/** A time in UTC+8, in the page's language. Empty when there is none. */
export async function StoryTime({ at, locale, format = 'full', relative = false, className }: Props) {
  const text = formatDate(at, locale, format);
  return (
    <TimeText
      at={toIso(at)}
      title={relative ? formatDate(at, locale) : undefined}
      className={className ?? 'n'}
    >
      {relative && text !== '' ? (
        <RelativeTime at={at} absolute={text} labels={await relativeLabels()} />
      ) : (
        text
      )}
    </TimeText>
  );
}
