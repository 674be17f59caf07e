import { Avatar } from '@/components/pictures/avatar';
import { HeadlineText } from '@/components/ui/words/headline-text';
import { Link } from '@/components/ui/links/link';
import { WrittenIn } from '@/components/ui/words/written-in';
import type { SideItem } from '@/lib/side-lists/side-item';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  item: SideItem;
  locale: Locale;
  /** How `lead` is shown: as a small number, or as the large date of an event. */
  leadAs: 'number' | 'date';
  /** Shown for a title that is not in the language of the page. */
  languages: { chinese: string; english: string };
}

const PORTRAIT_SIZE = 40;

/** One row beside the text. */
export function SideRow({ item, locale, leadAs, languages }: Props) {
  const lang = foreignLang(item.lang, locale);
  return (
    <li className="relative flex gap-3 border-t border-rule py-2.5">
      {item.lead !== undefined && (
        <span className={LEAD[leadAs]}>
          {item.lead}
          {item.leadYear && <span className="n type-meta block font-normal"> {item.leadYear}</span>}
        </span>
      )}
      {item.avatar && (
        <Avatar {...item.avatar} size={PORTRAIT_SIZE} className="size-10 shrink-0 self-start" />
      )}
      <div className="min-w-0 flex-1">
        <Link href={item.href} lang={lang} className="block leading-[1.5] after:absolute after:inset-0">
          <HeadlineText parts={item.titleParts ?? [item.title]} />
        </Link>
        {item.note && (
          <span
            className="type-meta whitespace-pre-wrap"
            lang={item.noteLang && foreignLang(item.noteLang, locale)}
          >
            <HeadlineText parts={item.noteParts ?? [item.note]} />
          </span>
        )}
        {lang && !item.avatar && (
          <p className="type-meta">
            <WrittenIn label={lang === 'en' ? languages.english : languages.chinese} />
          </p>
        )}
      </div>
    </li>
  );
}

const LEAD = {
  number: 'n min-w-5 text-sm leading-[1.6] text-ink-3',
  date: 'n-display w-[62px] pt-1 text-2xl font-semibold',
} as const;
