import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { TimeText } from '@/components/ui/dates/time-text';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { FullStory } from '@/lib/stories/story';

interface Props {
  story: Pick<FullStory, 'id' | 'chain'>;
  locale: Locale;
}

/** A link to the newest story in the chain of follow-ups; nothing when this story is the newest. */
export async function NewestInChain({ story, locale }: Props) {
  const newest = story.chain.at(-1);
  if (!newest || newest.id === story.id) return null;
  const t = await getTranslations('chain');
  return (
    <p className="mt-4 border-s-[3px] border-ink ps-3 text-base">
      <b>{t('newest')}</b>{' '}
      <Link
        href={newest.href}
        lang={foreignLang(newest.lang, locale)}
        className="underline underline-offset-4"
      >
        {newest.title}
      </Link>
    </p>
  );
}

/** All stories in the chain of follow-ups, this one included, oldest first; nothing when there is no chain. */
export async function Chain({ story, locale }: Props) {
  if (story.chain.length < 2) return null;
  const t = await getTranslations('chain');
  return (
    <section aria-label={t('title')} className="mt-8 border-t border-ink pt-4 text-base">
      <h2 className="pb-2 font-bold">{t('title')}</h2>
      <ol className="grid gap-2">
        {story.chain.map((chained) => (
          <li key={chained.id} className="flex gap-4">
            <TimeText at={chained.at} className="n flex-none text-ink-2">
              {formatDate(chained.at, locale, 'short')}
            </TimeText>
            {chained.id === story.id ? (
              <b aria-current="page" lang={foreignLang(chained.lang, locale)}>
                {chained.title}
              </b>
            ) : (
              <Link href={chained.href} lang={foreignLang(chained.lang, locale)}>
                {chained.title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
