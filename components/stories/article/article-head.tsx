import type { Story } from '@/lib/stories/story';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { ItemCover } from '@/components/pictures/item-cover';
import { CoverCaption } from '@/components/pictures/cover-caption';
import { Headline } from '@/components/ui/words/headline';
import { Byline } from './byline';
import { OtherLanguageNote } from './other-language-note';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';

interface Props {
  story: Story;
  locale: Locale;
}

/** Title, summary, author and picture of an article. */
export function ArticleHead({ story, locale }: Props) {
  const lang = foreignLang(story.lang, locale);
  return (
    <header>
      <h1 className="type-article-title" lang={lang}>
        <Headline text={story.title} lang={story.lang} />
      </h1>
      {story.summary !== '' && (
        <p className="mt-3 text-[17.5px] leading-[1.7] text-ink-2 md:mt-4 md:text-[19px]" lang={lang}>
          {story.summary}
        </p>
      )}
      <OtherLanguageNote
        lang={story.lang}
        locale={locale}
        className="type-meta mt-4 w-fit border-y border-rule py-1.5"
      />
      {story.author && <Byline author={story.author} locale={locale} className="mt-4 md:mt-5" />}
      <figure className={`mt-6 md:mt-7 ${story.pic === '' ? 'print:hidden' : ''}`}>
        <ItemCover
          item={story}
          {...COVER_BOXES.article}
          priority
          className="h-auto w-full max-[723.98px]:-mx-5 max-[723.98px]:w-[calc(100%+40px)] max-[723.98px]:max-w-none"
        />
        <CoverCaption item={story} lang={lang} />
      </figure>
    </header>
  );
}
