import type { Part } from '@/lib/publishing/rich-text/parts';
import type { Locale } from '@/lib/platform/language/locales';
import { ArticleChart } from './rich-text-chart';
import { RichText } from './rich-text';

interface Props {
  parts: Part[];
  locale: Locale;
  /** `lang` attribute of the text, where it differs from the page's. */
  lang?: string;
  /** Who compiled the charts, and when they were last changed. */
  credit: { source: string; updated: string };
}

/** The text of an article: its words, and its charts drawn from its own tables. */
export function ArticleBody({ parts, locale, lang, credit }: Props) {
  return (
    <div className="article-flow">
      {parts.map((part, index) =>
        part.kind === 'html' ? (
          <RichText key={index} html={part.html} lang={lang} />
        ) : (
          <div key={index} lang={lang}>
            {part.note !== null && <NoteBeside html={part.note} />}
            <ArticleChart chart={part.chart} locale={locale} credit={credit} />
          </div>
        ),
      )}
    </div>
  );
}

/** The number a chart is about, in the gutter. */
function NoteBeside({ html }: { html: string }) {
  return <aside className="figure-note mb-4 md:mb-0" dangerouslySetInnerHTML={{ __html: html }} />;
}
