import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { LanguageMarks } from '@/components/ui/icons/language-marks';
import { Link } from '@/components/ui/links/link';
import { TimeText } from '@/components/ui/dates/time-text';
import { findSimilarPublished, type Incoming } from '@/lib/desk/incoming';
import type { DeskStory } from '@/lib/desk/flash-warnings';
import type { useIncoming } from '@/lib/desk/use-incoming';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { UndoBar } from './undo-bar';

interface Props {
  incoming: ReturnType<typeof useIncoming>;
  items: readonly DeskStory[];
  onTake: (entry: Incoming) => void;
}

/** The waiting feed entries. The focus stays in the flash field; keys with Alt move through the list. */
export function IncomingList({ incoming, items, onTake }: Props) {
  const t = useTranslations('desk.incoming');
  const locale = useLocale();
  const { list, total, feeds, current, undo } = incoming;
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current?.id]);
  return (
    <section aria-label={t('title')} className="flex min-h-0 flex-col bg-band [--ground:var(--band)]">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-6 pt-5 pb-4">
        <h2 className="text-lg font-bold">{t('title')}</h2>
        <b className="n">{total}</b>
        <p className="ms-auto text-xs text-ink-3">
          <Link href={href(locale, 'deskFeeds')}>{t('feeds', { count: feeds.total })}</Link>
          {feeds.failing > 0 && <span className="text-mark">{t('failing', { count: feeds.failing })}</span>}
          {feeds.silent > 0 && <span className="text-mark">{t('silent', { count: feeds.silent })}</span>}
          {feeds.read_time && t('readAt', { time: formatDate(feeds.read_time, locale, 'time') })}
        </p>
      </div>
      {undo.item && (
        <div className="px-6 pb-3">
          <UndoBar
            text={t('dropped', { title: undo.item.title })}
            label={t('undo')}
            keyName="Alt Z"
            left={undo.left}
            leftText={t('secondsLeft', { seconds: undo.left })}
            onUndo={incoming.bringBack}
          />
        </div>
      )}
      {list.length === 0 && <p className="px-6 text-ink-3">{t(feeds.total === 0 ? 'noFeeds' : 'empty')}</p>}
      <ol ref={box} className="ledger before:z-[1] min-h-0 flex-1 overflow-y-auto [--gutter:88px]">
        {list.map((entry) => {
          const out = findSimilarPublished(entry, items);
          const isCurrent = entry.id === current?.id;
          return (
            <li
              key={entry.id}
              data-incoming={entry.id}
              aria-current={isCurrent ? 'true' : undefined}
              className={`entry py-2 pe-4 ${isCurrent ? 'bg-sel shadow-[inset_5px_0_0_var(--ink)] [--ground:var(--sel)]' : ''}`}
            >
              <span aria-hidden="true" className="desk-node top-4" />
              {entry.time === null ? (
                <span className="entry-gutter text-sm text-ink-3">{t('undated')}</span>
              ) : (
                <TimeText at={toIso(entry.time)} className="entry-gutter n text-sm font-bold text-ink-3">
                  {formatDate(entry.time, locale, 'time')}
                </TimeText>
              )}
              <div className="entry-body">
                <button
                  type="button"
                  lang={HTML_LANG[entry.lang]}
                  onClick={() => onTake(entry)}
                  onFocus={() => incoming.choose(entry.id)}
                  className={`text-start text-md leading-normal ${isCurrent ? 'font-bold' : ''} ${out ? 'text-ink-3' : ''}`}
                >
                  {entry.title}
                </button>
                <p className="type-meta flex flex-wrap gap-x-3">
                  <span>{entry.feed}</span>
                  <span>
                    <LanguageMarks langs={[entry.lang]} />
                  </span>
                  {out && <span>{t('alike', { percent: Math.round(out.share * 100) })}</span>}
                  {isCurrent && (
                    <>
                      {entry.url && (
                        <a href={entry.url} target="_blank" rel="noreferrer" className="form-link">
                          {t('open')}
                        </a>
                      )}
                      <button type="button" onClick={() => incoming.drop(entry)} className="form-link">
                        {t('drop')}
                      </button>
                    </>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      {total > list.length && <p className="type-meta px-6 py-3">{t('newest', { count: list.length })}</p>}
    </section>
  );
}
