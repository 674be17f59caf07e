import { useLocale, useTranslations } from 'next-intl';
import type { Incoming } from '@/lib/desk/incoming';
import type { useIncoming } from '@/lib/desk/use-incoming';
import { formatDate } from '@/lib/platform/dates/dates';
import { HTML_LANG } from '@/lib/platform/language/locales';

interface Props {
  incoming: ReturnType<typeof useIncoming>;
  onTake: (entry: Incoming) => void;
}

/** On a phone: the current feed entry at the foot of the window, with its buttons. */
export function IncomingFoot({ incoming, onTake }: Props) {
  const t = useTranslations('desk.incoming');
  const locale = useLocale();
  const { current, total, list } = incoming;
  if (!current) return null;
  const at = list.findIndex(({ id }) => id === current.id) + 1;
  return (
    <section
      aria-label={t('title')}
      className="sticky bottom-0 z-10 grid gap-2 border-t-2 border-ink bg-band p-4 md:hidden"
    >
      <p className="type-meta flex gap-3">
        <span>{current.feed}</span>
        <span className="n">
          {current.time === null ? t('undated') : formatDate(current.time, locale, 'time')}
        </span>
        <span className="n ms-auto">
          {at}/{total}
        </span>
      </p>
      <p lang={HTML_LANG[current.lang]} className="line-clamp-2">
        {current.title}
      </p>
      <div className="grid grid-cols-3 gap-2">
        <button type="button" onClick={() => incoming.drop(current)} className="btn btn-line px-2">
          {t('drop')}
        </button>
        {current.url ? (
          <a href={current.url} target="_blank" rel="noreferrer" className="btn btn-line px-2">
            {t('open')}
          </a>
        ) : (
          <button type="button" onClick={() => incoming.step(1)} className="btn btn-line px-2">
            {t('next')}
          </button>
        )}
        <button type="button" onClick={() => onTake(current)} className="btn btn-ink px-2">
          {t('take')}
        </button>
      </div>
    </section>
  );
}
