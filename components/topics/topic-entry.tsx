import { Link } from '@/components/ui/links/link';
import type { Story } from '@/lib/stories/story';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { BigCount } from '@/components/ui/big-count';
import { LatestLines } from '@/components/stories/flash/latest-lines';
import type { Topic } from '@/lib/topics/read';

interface Props {
  topic: Topic & { latest: Story[] };
  locale: Locale;
  unit: string;
  count: string;
  /** Mark of special topics; none without it. */
  special?: string;
}

/** A topic in a list: its number of stories in the gutter, name, introduction and newest stories. */
export function TopicEntry({ topic, locale, unit, count, special }: Props) {
  const lang = foreignLang(topic.lang, locale);
  return (
    <li className="entry">
      <BigCount value={topic.total} unit={unit} />
      <div className="entry-body border-t border-ink pb-9 pt-5 md:pb-11">
        <h2 className="type-topic" lang={lang}>
          <Link href={topic.href}>{topic.name}</Link>
        </h2>
        <p className="type-meta flex gap-3">
          {special && topic.isSpecial && <span className="font-bold text-ink">{special}</span>}
          <span className="md:hidden">{count}</span>
        </p>
        {topic.intro && (
          <p className="type-summary mt-1" lang={lang}>
            {topic.intro}
          </p>
        )}
        <LatestLines stories={topic.latest} locale={locale} />
      </div>
    </li>
  );
}
