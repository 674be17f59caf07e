import { getTranslations } from 'next-intl/server';
import type { Story } from '@/lib/stories/story';
import type { Locale } from '@/lib/platform/language/locales';
import type { ContentsEntry } from '@/lib/publishing/rich-text/headings';
import { ContentsList } from './contents-list-deferred';
import { RelatedFlashes } from '../detail/related-flashes';

interface Props {
  contents: readonly ContentsEntry[];
  flashes: readonly Story[];
  locale: Locale;
}

/** With fewer headings than this, no list of contents is shown. */
const MIN_HEADINGS = 2;

/** Beside an article: its contents, on wide screens, and related flashes. */
export async function ArticleRail({ contents, flashes, locale }: Props) {
  const t = await getTranslations('article');
  const side = await getTranslations('sideLists');
  return (
    <>
      {contents.length >= MIN_HEADINGS && (
        <nav
          aria-label={t('contents')}
          className="sticky top-[60px] z-1 -mt-9 hidden bg-paper pb-4 pt-9 xl:block"
        >
          <h2 className="rail-head text-base font-bold">{t('contents')}</h2>
          <ContentsList entries={contents} />
        </nav>
      )}
      <RelatedFlashes title={side('flashes')} flashes={flashes.slice(0, 5)} locale={locale} />
    </>
  );
}
