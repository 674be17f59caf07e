import { Link } from '@/components/ui/links/link';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { RegionView } from '@/lib/regions/region-view';
import type { Ref } from '@/lib/platform/routing/ref';

interface Props {
  title: string;
  /** The large letters, which are the same in every language. */
  sign: RegionView['sign'];
  topics: readonly Ref[];
  topicsLabel: string;
  locale: Locale;
}

/**
 * The heading of a light edition in the narrow typeface, and its topics. The width of Latin letters on a phone is fixed,
 * so that the topics stay beside them before the typeface has loaded. Characters are twice as wide, and as much smaller.
 */
export function WideSign({ title, sign, topics, topicsLabel, locale }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 px-4 pt-4 md:block md:px-0 md:pt-7">
      <h1
        className={`leading-[0.8] font-extrabold whitespace-nowrap [font-stretch:62%] ${sizeOf(sign.text)}`}
      >
        <span aria-hidden="true" lang={sign.lang}>
          {sign.text}
        </span>
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

/** How large a sign is, so that it fits beside the page: by its width in Latin letters. */
function sizeOf(text: string): string {
  const letters = [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0);
  if (letters <= 3)
    return 'text-display-lg leading-[0.8] whitespace-nowrap max-md:w-[1.5em] md:text-display-3xl';
  if (letters <= 4) return 'text-display-md leading-none whitespace-nowrap md:text-display-lg';
  return letters <= 9 ? 'text-display-sm leading-none whitespace-nowrap' : 'text-display-xs leading-none';
}
