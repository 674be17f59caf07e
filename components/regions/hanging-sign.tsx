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

/** How long the signboard is from 900 px, without and with the name below the sign, and on the narrowest phone; in pixels. */
const ROOM = { alone: 300, aboveName: 250, phone: 288 };
const LETTER = 0.72;

/** The heading of a dark edition as a signboard, its topics as smaller ones. On a phone, a horizontal band. */
export function HangingSign({ title, sign, topics, topicsLabel, locale }: Props) {
  const isName = sign.text === title;
  const isNameShown = !isName && locale === 'en';
  const room = isNameShown ? ROOM.aboveName : ROOM.alone;
  const { wide } = signSize(sign.text, { room, letter: LETTER, max: 92 });
  const { everywhere: phone } = signSize(sign.text, { room: ROOM.phone, letter: LETTER, max: 40 });
  return (
    <>
      <h1 className="flex items-center gap-4 bg-sign px-4 py-1.5 text-on-sign md:h-[300px] md:w-[112px] md:flex-col md:justify-center md:gap-3 md:px-0">
        <span
          lang={sign.lang}
          className={`region-sign leading-none font-black whitespace-nowrap ${phone} ${wide}`}
          aria-hidden={!isName || undefined}
        >
          {sign.text}
        </span>
        {!isName && (
          <span
            className={isNameShown ? 'min-w-0 text-center text-sm leading-none font-semibold' : 'sr-only'}
          >
            {title}
          </span>
        )}
      </h1>
      {topics.length > 0 && (
        <nav
          aria-label={topicsLabel}
          className="flex flex-wrap gap-3 px-4 pt-4 md:mt-6 md:flex-nowrap md:items-start md:px-0 md:pt-0"
        >
          {/* The signs are in two columns, and the second column is lower. */}
          {[0, 1].map((side) => (
            <div key={side} className={`contents md:grid md:gap-4 ${side === 1 ? 'md:mt-9' : ''}`}>
              {topics
                .filter((_, index) => index % 2 === side)
                .map((topic) => (
                  <Link
                    key={topic.id}
                    href={topic.href}
                    lang={foreignLang(topic.lang, locale)}
                    className="region-sign-small w-fit border-2 border-sign px-3 py-1.5 text-md leading-none font-bold text-sign hover:bg-sign hover:text-on-sign hover:no-underline md:px-[11px] md:py-3.5 md:text-xl"
                  >
                    {topic.name}
                  </Link>
                ))}
            </div>
          ))}
        </nav>
      )}
    </>
  );
}
