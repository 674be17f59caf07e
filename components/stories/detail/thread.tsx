import { getTranslations } from 'next-intl/server';
import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { FlashThread } from '@/lib/stories/read-page';
import { StoryTime } from '../list/story-time';

interface Props {
  thread: FlashThread;
  /** Id of the story the page is about. */
  current: number;
  locale: Locale;
}

/** The newest flashes of a story's topic, oldest first; nothing without a topic or with fewer than two flashes. */
export async function Thread({ thread: { topic, steps }, current, locale }: Props) {
  if (!topic || steps.length < 2) return null;
  const t = await getTranslations('flash');
  return (
    <section className="mt-10 md:entry md:mt-0">
      <h2 className="text-lg font-bold max-md:border-t-2 max-md:pt-4 md:entry-gutter md:pt-5 md:text-base">
        {t('thread')}
      </h2>
      <div className="border-t border-ink pt-3 pb-8 max-md:mt-3 md:entry-body md:pt-5">
        <Link href={topic.href} className="tag" lang={foreignLang(topic.lang, locale)}>
          {topic.name}
        </Link>
        <ol className="mt-3">
          {steps.map((step) => (
            <li
              key={step.id}
              aria-current={step.id === current || undefined}
              className="grid gap-x-5 border-b border-rule py-2.5 last:border-0 md:grid-cols-[92px_minmax(0,1fr)]"
            >
              <StoryTime
                at={step.releasedAt}
                locale={locale}
                format="short"
                className="n type-meta leading-[1.8]"
              />
              <span className="leading-normal" lang={foreignLang(step.lang, locale)}>
                {step.id === current ? (
                  <b>
                    <Headline text={step.title} lang={step.lang} />
                  </b>
                ) : (
                  <Link href={step.href}>
                    <Headline text={step.title} lang={step.lang} />
                  </Link>
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
