'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { DateNumber } from '@/components/ui/dates/date-number';
import { DayText } from '@/components/ui/dates/day-text';
import { Link } from '@/components/ui/links/link';
import { TimeText } from '@/components/ui/dates/time-text';
import type { Plot } from '@/lib/directory/atlas/map';
import type { EntrySheet } from '@/lib/directory/atlas/sheet';
import { formatDate } from '@/lib/platform/dates/dates';
import { OutwardLink } from '@/components/ui/links/outward-link';
import { SheetWeeks } from './sheet-weeks';

interface Props {
  plot: Plot;
  /** Null while loading; false when loading failed. */
  sheet: EntrySheet | null | false;
  category: { name: string; count: number };
  around: readonly Plot[];
  onOpen: (plot: Plot) => void;
  onClose: () => void;
  onAgain: () => void;
}

/** The sheet of one entry: description, number of stories, latest stories, events and neighbours on the map. */
export function AtlasSheet({ plot, sheet, category, around, onOpen, onClose, onAgain }: Props) {
  const t = useTranslations('atlas');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [plot.key]);
  return (
    <section
      aria-labelledby="atlas-sheet-name"
      className="atlas-sheet"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <p className="type-meta flex items-baseline justify-between gap-3">
        <span>
          {category.name}
          <span className="n ms-3">{t('oneOf', { count: category.count })}</span>
        </span>
        <button type="button" onClick={onClose} className="min-h-11 underline underline-offset-3 md:min-h-8">
          {t('close')}
        </button>
      </p>
      <h2
        id="atlas-sheet-name"
        ref={heading}
        tabIndex={-1}
        className="text-4xl leading-tight font-extrabold wrap-anywhere outline-none md:text-display-xs"
      >
        {plot.name}
      </h2>
      {sheet === null && <p className="type-meta mt-4">{t('loading')}</p>}
      {sheet === false && (
        <p className="mt-4" role="alert">
          {t('failed')}{' '}
          <button type="button" onClick={onAgain} className="underline underline-offset-3">
            {t('again')}
          </button>
        </p>
      )}
      {sheet && (
        <>
          {sheet.description && (
            <p className="mt-2 text-md leading-relaxed text-ink-2">{sheet.description}</p>
          )}
          <SheetWeeks year={sheet.year} weeks={sheet.weeks} isToday={plot.today > 0} />
          {sheet.news.length > 0 && (
            <ol className="border-y border-ink py-2">
              {sheet.news.map((item) => (
                <li key={item.id} className="grid grid-cols-[56px_1fr] gap-3 py-1.5">
                  <TimeText at={item.at} className="n text-sm text-ink-3">
                    <DayText value={formatDate(item.at, locale, 'number')} />
                  </TimeText>
                  <Link href={item.href} className="text-base leading-normal">
                    {item.title}
                  </Link>
                </li>
              ))}
            </ol>
          )}
          {sheet.events.length > 0 && (
            <>
              <h3 className="mt-4 text-base font-bold">{t('events')}</h3>
              <ul>
                {sheet.events.map((event) => (
                  <li
                    key={event.id}
                    className="grid grid-cols-[72px_1fr] items-baseline gap-3 border-t border-rule py-2"
                  >
                    <TimeText at={event.at}>
                      <DateNumber day={event.at} locale={locale} className="text-3xl" />
                    </TimeText>
                    <span>
                      <Link href={event.href}>{event.title}</Link>
                      <span className="type-meta block">{event.city}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
          {around.length > 0 && (
            <>
              <h3 className="mt-4 border-t border-ink pt-3 text-base font-bold">{t('around')}</h3>
              <p className="flex flex-wrap gap-x-5">
                {around.map((other) => (
                  <button
                    key={other.key}
                    type="button"
                    onClick={() => onOpen(other)}
                    className="min-h-11 underline underline-offset-4 md:min-h-8"
                  >
                    {other.name}
                  </button>
                ))}
              </p>
            </>
          )}
          <p className="mt-5 flex flex-wrap gap-2">
            <Link href={sheet.href} className="btn btn-ink">
              {t('open')}
            </Link>
            {sheet.url && (
              <OutwardLink href={sheet.url} className="btn btn-line">
                {t('openSite')}
              </OutwardLink>
            )}
          </p>
        </>
      )}
    </section>
  );
}
