import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { listHotKeywords } from '@/lib/search/read';
import { href } from '@/lib/platform/routing/href';
import { foreignWordsLang } from '@/lib/platform/language/foreign-lang';
import type { ReaderLanguage } from '@/lib/platform/language/localize';

/** The hot searches, as links to their results; nothing when there are none. */
export async function HotKeywords({ language }: { language: ReaderLanguage }) {
  const t = await getTranslations('search');
  const keywords = await listHotKeywords(language);
  if (keywords.length === 0) return null;
  return (
    <section>
      <div className="rail-head">
        <h2 className="text-base font-bold">{t('hot')}</h2>
        <span className="type-meta">{t('hotNote')}</span>
      </div>
      <ol className="grid md:grid-cols-2 md:gap-x-12">
        {keywords.map((keyword, index) => (
          <li key={keyword} className="flex gap-3 border-t border-rule py-2.5">
            <span className="n min-w-5 text-sm leading-[1.6] text-ink-3">{index + 1}</span>
            <Link
              href={href(language.locale, 'searchResults', { keyword })}
              lang={foreignWordsLang(keyword, language.locale)}
              className="flex-1 text-md"
            >
              {keyword}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
