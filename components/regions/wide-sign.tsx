import { Link } from '@/components/ui/links/link';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { RegionView } from '@/lib/regions/region-view';
import { signSize } from './sign-size';
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
 * The heading of a light edition in the narrow typeface, and its topics below it: a typeface that has not loaded when the
 * page is first drawn is replaced by a wider one, which would cover what stands beside it.
 */
export function WideSign({ title, sign, topics, topicsLabel, locale }: Props) {
  return (
    <div className="grid gap-3 px-4 pt-4 md:block md:px-0 md:pt-7">
      <h1 className={`font-extrabold [font-stretch:62%] ${sizeOf(sign.text)}`}>
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

/** The column of the sign from 900 px, in pixels, and how wide a narrow letter is at most. */
const COLUMN = { room: 184, letter: 0.45 };

/** How large a sign is, so that it fits beside the page: a short one as the first, others by their longest word. */
function sizeOf(text: string): string {
  if (/^[ -~]{1,3}$/.test(text)) return 'text-display-lg leading-[0.8] whitespace-nowrap md:text-display-3xl';
  const sizes = text.split(' ').map((word) => signSize(word, { ...COLUMN, max: 76 }));
  const { everywhere } = sizes.reduce((smallest, size) => (size.px < smallest.px ? size : smallest));
  return `leading-none wrap-anywhere ${everywhere}`;
}
