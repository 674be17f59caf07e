import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { LanguageMarks } from '@/components/ui/icons/language-marks';
import { Link } from '@/components/ui/links/link';
import type { DeskStory } from '@/lib/desk/flash-warnings';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { type Marks, PostSquares } from '../channels/post-squares';
import { CorrectForm } from './correct-form';
import { RestoreForm } from '../stories/restore-form';
import { WithdrawFlash } from './withdraw-flash';
import { NarrowTime } from './narrow-time';

interface Props {
  flash: DeskStory;
  /** Its number among the flashes of the day; null where it has none. */
  number: number | null;
  isToday: boolean;
  /** Whether it was sent a moment ago. */
  isNew: boolean;
  isCorrecting: boolean;
  /** What became of it at each channel; null when it is meant for none. */
  posts: Marks | null;
  /** Whether the panel of its channels is open. */
  isPosting: boolean;
  onCorrect: (id: number | null) => void;
  onFollowUp: (flash: DeskStory) => void;
  onPost: (id: number | null) => void;
  onChanged: () => void;
}

/**
 * A published flash with buttons to correct, follow up and withdraw it, or a withdrawn one with a button to restore
 * it.
 */
export function FlashRow({
  flash,
  number,
  isToday,
  isNew,
  isCorrecting,
  posts,
  isPosting,
  onCorrect,
  onFollowUp,
  onPost,
  onChanged,
}: Props) {
  const t = useTranslations('desk.flash');
  const locale = useLocale();
  const notify = useNotify();
  const isLive = flash.status === 'approved';
  const node = !isLive ? 'withdrawn' : flash.is_important ? 'key' : isNew ? 'live' : 'item';
  const [isRestoring, setIsRestoring] = useState(false);
  return (
    <article data-flash={flash.id} className={`entry py-3 ${isPosting ? 'bg-paper-2' : ''}`}>
      <span aria-hidden="true" data-node={node} className="desk-node top-[19px]" />
      <div className={`entry-gutter leading-snug ${flash.is_important && isLive ? 'text-mark' : ''}`}>
        <NarrowTime at={toIso(flash.release_time)} className="n font-bold">
          {formatDate(flash.release_time, locale, isToday ? 'time' : 'short')}
        </NarrowTime>
        {number !== null && (
          <span className="n block text-2xs text-ink-3">{String(number).padStart(3, '0')}</span>
        )}
      </div>
      <div className="entry-body">
        <h2
          lang={HTML_LANG[flash.lang]}
          className={
            isLive ? 'text-lg leading-normal font-semibold' : 'text-lg leading-normal text-ink-3 line-through'
          }
        >
          {flash.is_important && (
            <span className="me-2 inline-block bg-mark px-1.5 text-2xs leading-5 text-on-mark">
              {t('important')}
            </span>
          )}
          {isLive ? (
            <Link
              href={href(locale, 'flash', { id: flash.id })}
              className={flash.is_important ? 'text-mark' : ''}
            >
              {flash.title}
            </Link>
          ) : (
            flash.title
          )}
        </h2>
        <p className="type-meta flex flex-wrap items-center gap-x-4">
          {!isLive && <b>{t('withdrawn')}</b>}
          <span>
            <LanguageMarks langs={flash.langs} />
          </span>
          {flash.labels.map(({ id, name, lang }) => (
            <span key={id} lang={foreignLang(lang, locale)}>
              {name}
            </span>
          ))}
          {posts && <PostSquares posts={posts} />}
          {isLive && (
            <button
              type="button"
              aria-expanded={isCorrecting}
              aria-label={t('correctName', { title: flash.title })}
              onClick={() => onCorrect(isCorrecting ? null : flash.id)}
              className="form-link"
            >
              {t('correct')}
            </button>
          )}
          {isLive && (
            <button
              type="button"
              aria-label={t('followUpName', { title: flash.title })}
              onClick={() => onFollowUp(flash)}
              className="form-link"
            >
              {t('followUp')}
            </button>
          )}
          <button
            type="button"
            aria-expanded={isPosting}
            aria-label={t('channelsName', { title: flash.title })}
            onClick={() => onPost(isPosting ? null : flash.id)}
            className="form-link"
          >
            {t('channels')}
          </button>
          {isLive ? (
            <WithdrawFlash flash={flash} onChanged={onChanged} />
          ) : (
            <button
              type="button"
              aria-label={t('restoreName', { title: flash.title })}
              aria-expanded={isRestoring}
              onClick={() => setIsRestoring(!isRestoring)}
              className="form-link"
            >
              {t('restore')}
            </button>
          )}
        </p>
        {isRestoring && !isLive && (
          <RestoreForm
            id={flash.id}
            title={flash.title}
            onCancel={() => setIsRestoring(false)}
            onDone={() => {
              setIsRestoring(false);
              onChanged();
            }}
          />
        )}
        {isCorrecting && (
          <CorrectForm
            id={flash.id}
            onClose={() => onCorrect(null)}
            onDone={() => {
              onCorrect(null);
              notify(t('corrected'));
              onChanged();
            }}
          />
        )}
      </div>
    </article>
  );
}
