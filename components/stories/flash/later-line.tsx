import { HeadlineText } from '@/components/ui/words/headline-text';
import { Link } from '@/components/ui/links/link';
import { TimeText } from '@/components/ui/dates/time-text';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { FlashView } from '@/lib/stories/flash-view';

export interface LaterLabels {
  /** Text before a follow-up of the flash. */
  since: string;
  /** Text before a later flash that only shares its topic. */
  latest: string;
}

interface Props {
  later: NonNullable<FlashView['later']>;
  labels: LaterLabels;
  locale: Locale;
}

/** Below an important flash: time and title of its newest follow-up, or of a later flash on its topic. */
export function LaterLine({ later, labels, locale }: Props) {
  return (
    <p className="mt-2 border-s-2 border-ink ps-2.5 text-base leading-normal">
      <b className="me-2 inline-block">{later.isFollowUp ? labels.since : labels.latest}</b>
      <TimeText at={later.at} className="n me-2 text-ink-2">
        {later.time}
      </TimeText>
      <Link href={later.href} lang={foreignLang(later.lang, locale)}>
        <HeadlineText parts={later.titleParts} />
      </Link>
    </p>
  );
}
