import { Link } from '@/components/ui/links/link';
import { href } from '@/lib/platform/routing/href';
import { foreignWordsLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  /** Text before the searches. */
  label: string;
  keywords: readonly string[];
  locale: Locale;
}

/** Links to similar searches that have results; nothing when there are none. */
export function SimilarSearches({ label, keywords, locale }: Props) {
  if (keywords.length === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-4">
      <span className="text-ink-2">{label}</span>
      {keywords.map((keyword) => (
        <Link
          key={keyword}
          href={href(locale, 'searchResults', { keyword })}
          lang={foreignWordsLang(keyword, locale)}
          className="inline-flex min-h-11 items-center text-lg font-semibold underline underline-offset-4"
        >
          {keyword}
        </Link>
      ))}
    </p>
  );
}
