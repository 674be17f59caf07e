import type { ReactNode } from 'react';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { Cover } from '@/components/pictures/cover';
import { SeriesInText } from '@/components/data/series/series-in-text';
import { StoredText } from '@/components/rich-text/stored-text';
import { Headline } from '@/components/ui/words/headline';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { coverFigure } from '@/lib/writing/cover-figure';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  id: number;
  document: DraftDocument;
  /** Names of author and category; empty for none. */
  author: string;
  category: string;
  locale: Locale;
  /** Shown above the title. */
  children?: ReactNode;
}

/** An unpublished draft, laid out like an article's page: with its cover, charts and series. */
export function ArticleSheet({ id, document, author, category, locale, children }: Props) {
  const text = document.texts.find(({ lang }) => lang === locale) ?? document.texts[0];
  if (!text) return null;
  const lang = foreignLang(text.lang, locale);
  return (
    <div data-detail className="ledger-fold ledger-article px-5 pt-6 pb-16 md:ps-0 md:pt-9">
      <article className="entry">
        <p className="entry-gutter hidden text-base font-bold md:block">{category}</p>
        <div className="entry-body">
          <div className="max-w-[684px]">
            {children}
            <h1 className="type-article-title" lang={lang}>
              <Headline text={text.title} lang={text.lang} />
            </h1>
            {text.summary !== '' && (
              <p className="mt-4 text-xl leading-[1.7] text-ink-2" lang={lang}>
                {text.summary}
              </p>
            )}
            {author !== '' && <p className="mt-4 font-bold">{author}</p>}
            <Cover
              id={id}
              pic={document.pic}
              figure={coverFigure(document)}
              {...COVER_BOXES.article}
              className="mt-6 h-auto w-full"
            />
          </div>
          <div className="mt-8 md:mt-10">
            <StoredText
              html={text.body}
              lang={text.lang}
              locale={locale}
              drawSeries={(series) => <SeriesInText series={series} locale={locale} />}
            />
          </div>
        </div>
      </article>
    </div>
  );
}
