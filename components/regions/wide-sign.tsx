import { Link } from '@/components/ui/links/link';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { Ref } from '@/lib/platform/routing/ref';

interface Props {
  title: string;
  topics: readonly Ref[];
  topicsLabel: string;
  locale: Locale;
}

/**
 * The heading of the US edition in the narrow typeface, and its topics. Its width on a phone is fixed, so that the
 * topics stay beside it before the typeface has loaded.
 */
export function WideSign({ title, topics, topicsLabel, locale }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 px-4 pt-4 md:block md:px-0 md:pt-7">
      <h1 className="whitespace-nowrap max-md:w-[1.5em] text-display-lg leading-[0.8] font-extrabold [font-stretch:62%] md:text-display-3xl">
        <span aria-hidden="true">USA</span>
        <span className="sr-only">{title}</span>
      </h1>
      {topics.length > 0 && (
        <nav aria-label={topicsLabel} className="flex flex-wrap gap-2 md:mt-7">
          {topics.map((topic) => (
            <Link
              key={topic.id}
              href={topic.href}
              lang={foreignLang(topic.lang, locale)}
              className="border-2 border-ink px-2.5 py-1.5 text-base leading-none font-bold hover:bg-ink hover:text-paper hover:no-underline"
            >
              {topic.name}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
