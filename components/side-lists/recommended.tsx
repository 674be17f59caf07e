import { getTranslations } from 'next-intl/server';
import { recommendedBeside } from '@/lib/side-lists/recommended-beside';
import { readSideList } from '@/lib/side-lists/read';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { SideHead } from './side-head';
import { SideRows } from './side-rows-deferred';

interface Props {
  language: ReaderLanguage;
  /** The items that the page shows itself. */
  besides: readonly { id: number }[];
}

/**
 * Recommended stories beside the text without those of the page, which is why this list is a part of the page; nothing
 * when none is left.
 */
export async function Recommended({ language, besides }: Props) {
  const { locale } = language;
  const shown = besides.map(({ id }) => id);
  const { items } = await readSideList('recommend', language);
  if (recommendedBeside(shown, items).length === 0) return null;
  const t = await getTranslations('sideLists');
  const common = await getTranslations('common');
  return (
    <section>
      <SideHead name="recommend" locale={locale} />
      <SideRows
        locale={locale}
        initial={items}
        besides={shown}
        labels={{
          next: t('nextFive'),
          languages: { chinese: common('inChinese'), english: common('inEnglish') },
        }}
      />
    </section>
  );
}
