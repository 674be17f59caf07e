import type { ReactNode } from 'react';
import type { Story } from '@/lib/stories/story';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { Headline } from '@/components/ui/words/headline';
import { Byline } from './byline';
import { OtherLanguageNote } from './other-language-note';

interface Props {
  story: Story;
  locale: Locale;
  /** Its cover. */
  children: ReactNode;
}

/** Title, summary, author and picture of an article. */
export function ArticleHead({ story, locale, children }: Props) {
  const lang = foreignLang(story.lang, locale);
  return (
    <header>
      <h1 className="type-article-title" lang={lang}>
        <Headline text={story.title} lang={story.lang} />
      </h1>
      {story.summary !== '' && (
        <p className="mt-3 text-lg leading-[1.7] text-ink-2 md:mt-4 md:text-xl" lang={lang}>
          {story.summary}
        </p>
      )}
      <OtherLanguageNote
        lang={story.lang}
        locale={locale}
        className="type-meta mt-4 w-fit border-y border-rule py-1.5"
      />
      {story.author && <Byline author={story.author} locale={locale} className="mt-4 md:mt-5" />}
      {children}
    </header>
  );
}
