import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import { Link } from '@/components/ui/links/link';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';

interface Props {
  block: CallOutput<'letterDetails'>['text']['blocks'][number];
  /** Whether the story was withdrawn after the letter was sent. */
  isGone: boolean;
  /** `lang` attribute of the texts, where it differs from the page's. */
  lang?: string;
  locale: Locale;
}

/** One part of a letter on its page: a story, a paragraph, or numbers. */
export async function LetterBlock({ block, isGone, lang, locale }: Props) {
  const t = await getTranslations('letters');
  if (block.kind === 'text')
    return (
      <div className="entry">
        <p
          className="entry-body col-start-2 max-w-[40em] py-4 text-lg leading-relaxed whitespace-pre-line"
          lang={lang}
        >
          {block.text}
        </p>
      </div>
    );
  if (block.kind === 'numbers')
    return (
      <section className="entry">
        <h2 className="entry-gutter pt-5 text-base font-bold">{t('numbers')}</h2>
        <dl className="entry-body grid max-w-[34em] border-t border-rule py-3">
          {block.list.map(({ name, value, unit, change }) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto_5.5em] items-baseline gap-x-4 py-1.5 max-[300px]:grid-cols-[minmax(0,1fr)_auto]"
            >
              <dt className="max-[300px]:col-span-full" lang={lang}>
                {name}
              </dt>
              <dd className="n text-end font-semibold max-[300px]:text-start">
                {value} <span className="type-meta">{unit}</span>
              </dd>
              <dd className="n text-end">{change}</dd>
            </div>
          ))}
        </dl>
      </section>
    );
  const colour = block.is_important ? 'text-mark' : '';
  return (
    <article className="entry">
      <span
        aria-hidden="true"
        className={`${block.is_important ? 'node node-key' : 'node'} mt-[22px] max-md:hidden`}
      />
      <p className={`entry-gutter n pt-4 text-base font-semibold ${colour}`}>{block.time}</p>
      <div className="entry-body border-t border-rule py-4" lang={isGone ? undefined : lang}>
        {isGone ? (
          <p className="text-ink-2">{t('gone')}</p>
        ) : (
          <>
            <h2 className={`text-lg leading-snug md:text-xl ${colour}`}>
              {block.is_important && <span className="pe-2">{t('important')}</span>}
              <Link href={href(locale, block.story, { id: block.id })}>{block.title}</Link>
            </h2>
            {block.line && <p className="type-summary mt-1">{block.line}</p>}
          </>
        )}
      </div>
    </article>
  );
}
