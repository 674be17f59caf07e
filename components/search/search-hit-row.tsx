import { getTranslations } from 'next-intl/server';
import { LanguageMark } from '@/components/ui/language-mark';
import { StoryTime } from '@/components/stories/story-time';
import { Link } from '@/components/ui/link';
import type { SearchHit } from '@/lib/search/read';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { SnippetText } from './snippet-text';

/** One result on the line: what it is and from when, its title, where the words stand in it. */
export async function SearchHitRow({ hit, locale }: { hit: SearchHit; locale: Locale }) {
  const t = await getTranslations('search');
  const lang = foreignLang(hit.lang, locale);
  const isDated = hit.kind === 'flash' || hit.kind === 'article';
  return (
    <article className="entry relative pb-6">
      <span aria-hidden="true" className="node top-[10px]" />
      <div className="entry-gutter">
        <p className="text-[14px] font-semibold leading-[27px]">{t(hit.kind)}</p>
        {isDated && (
          <StoryTime at={hit.releasedAt} locale={locale} format="number" className="n type-number" />
        )}
      </div>
      <div className="entry-body">
        <h2 className="type-item" lang={lang}>
          <Link href={hit.href} className="after:absolute after:inset-0">
            <SnippetText parts={hit.title} />
          </Link>
        </h2>
        {hit.excerpt.length > 0 && (
          <p className="type-summary mt-0.5 line-clamp-3" lang={lang}>
            <SnippetText parts={hit.excerpt} />
          </p>
        )}
        <p className="type-meta mt-0.5 flex flex-wrap items-center gap-x-3.5">
          {hit.author !== '' && <span className="font-bold text-ink">{hit.author}</span>}
          {isDated && <StoryTime at={hit.releasedAt} locale={locale} format="short" relative />}
          <LanguageMark lang={hit.lang} locale={locale} />
        </p>
      </div>
    </article>
  );
}
