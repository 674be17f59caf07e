import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { DeskStory } from '@/lib/desk/flash-warnings';
import { formatDate } from '@/lib/platform/dates/dates';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { StoryChannels } from './story-channels';

interface Props {
  flash: DeskStory;
  /** Its number among the flashes of the day; null where it has none. */
  number: number | null;
  onClose: () => void;
}

/** The channels of one flash beside the list; on a phone instead of it. Escape closes it. */
export function ChannelsPanel({ flash, number, onClose }: Props) {
  const t = useTranslations('desk.channels');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useKeys({ escape: onClose });
  return (
    <aside aria-label={t('panel')} className="min-w-0 px-4 py-4 md:px-8">
      <div className="sticky top-[70px] max-h-[calc(100dvh-132px)] overflow-y-auto max-md:static max-md:max-h-none">
        <p className="type-meta flex items-baseline gap-x-4">
          {number !== null && <span className="n">{String(number).padStart(3, '0')}</span>}
          <span className="n">{formatDate(flash.release_time, locale, 'time')}</span>
          <button type="button" onClick={onClose} className="form-link ms-auto min-h-11 md:min-h-0">
            <kbd className="key-cap me-2 max-md:hidden">Esc</kbd>
            {t('close')}
          </button>
        </p>
        <h2
          ref={heading}
          tabIndex={-1}
          lang={HTML_LANG[flash.lang]}
          className={`pb-3 text-xl leading-normal font-bold ${flash.is_important ? 'text-mark' : ''}`}
        >
          {flash.title}
        </h2>
        <StoryChannels key={flash.id} id={flash.id} hasKeys />
        <p className="type-meta pt-3">{t('follows')}</p>
      </div>
    </aside>
  );
}
