import { getTranslations } from 'next-intl/server';
import { EmptyState, EndRule } from '@/components/ui/notices/states';
import { TabLinks } from '@/components/ui/links/tab-links';
import { href } from '@/lib/platform/routing/href';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { ListHead } from '@/components/ui/lists/list-head';
import { TopicEntry } from './topic-entry';
import { listTopics } from '@/lib/topics/read';

interface Props {
  language: ReaderLanguage;
  /** Whether only special topics are listed. */
  isSpecial?: boolean;
}

/** All topics in the editors' order, or the special ones. */
export async function TopicIndex({ language, isSpecial = false }: Props) {
  const { locale } = language;
  const t = await getTranslations('topics');
  const common = await getTranslations('common');
  const topics = await listTopics(language, isSpecial);
  const all = href(locale, 'features');
  return (
    <>
      <ListHead
        title={isSpecial ? t('specialTitle') : t('title')}
        intro={isSpecial ? t('specialIntro') : t('intro')}
        count={t('count', { count: topics.length })}
      >
        <TabLinks
          label={t('tabs')}
          tabs={[
            { href: all, label: t('all'), isCurrent: !isSpecial },
            { href: href(locale, 'specials'), label: t('special'), isCurrent: isSpecial },
          ]}
        />
      </ListHead>
      {topics.length === 0 ? (
        <EmptyState
          text={t('empty')}
          href={isSpecial ? all : href(locale, 'home')}
          linkLabel={isSpecial ? t('toAll') : t('toHome')}
        />
      ) : (
        <>
          <ol className="ledger-fold">
            {topics.map((topic) => (
              <TopicEntry
                key={topic.id}
                topic={topic}
                locale={locale}
                unit={t('unit', { count: topic.total })}
                count={t('items', { count: topic.total })}
                special={isSpecial ? undefined : t('specialMark')}
              />
            ))}
          </ol>
          <EndRule label={common('noMore')} />
        </>
      )}
    </>
  );
}
