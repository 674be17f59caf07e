import { useTranslations } from 'next-intl';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import type { Draft } from '@/lib/writing/saving/draft-store';
import type { Presence } from './use-presence';

interface Props {
  draft: Draft;
  presence: Presence;
  onTake: () => void;
  onCopy: () => void;
}

/** A notice above the text when it cannot be edited or saved, with the reason and what to do. Only one is shown. */
export function NoticeStrips({ draft, presence, onTake, onCopy }: Props) {
  const t = useTranslations('writing');
  const { step } = draft.saver.state();
  const { lock } = presence;
  if (step === 'ended')
    return (
      <div className="wr-strip" role="alert">
        <p>{t('ended.text')}</p>
        <button
          type="button"
          className="wr-button wr-ink"
          onClick={() => dispatchLogin({ type: 'open', reason: 'write' })}
        >
          {t('ended.button')}
        </button>
      </div>
    );
  if (lock)
    return (
      <div className="wr-strip" role="alert">
        <p>{wordsOf(lock, t)}</p>
        <button type="button" className="wr-button wr-ink" onClick={onTake}>
          {t(lock.kind === 'taken' ? 'people.back' : 'people.take')}
        </button>
        {lock.kind === 'person' && (
          <button type="button" className="wr-button" onClick={onCopy}>
            {t('people.copy')}
          </button>
        )}
      </div>
    );
  if (step === 'offline')
    return (
      <div className="wr-strip" role="status">
        <p>{t('offline.text')}</p>
      </div>
    );
  return null;
}

function wordsOf(
  lock: NonNullable<Presence['lock']>,
  t: ReturnType<typeof useTranslations<'writing'>>,
): string {
  if (lock.kind === 'tab') return t('tabs.other');
  if (lock.kind === 'taken') return t('people.taken', { name: lock.name, history: t('revisions.label') });
  return t('people.writing', { name: lock.name });
}
