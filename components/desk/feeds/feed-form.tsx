import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';
import { unsentText } from '@/lib/platform/forms/unsent-text';

const FIELD = 'min-h-10 w-full border-b border-ctl bg-transparent focus-visible:border-ink';

/** The form that adds a feed. */
export function FeedForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('desk.feeds');
  const common = useTranslations('fieldErrors');
  const [url, setUrl] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { isBusy, send } = useAction();

  const add = async () => {
    if (isBusy || url.trim() === '') return;
    const reply = await send('addFeed', { url: url.trim(), name });
    if (reply.ok) {
      setUrl((now) => unsentText(now, url));
      setName((now) => unsentText(now, name));
      setError(null);
      return onDone();
    }
    const reason = reply.fields.url;
    const feedReason = (['taken', 'notAnAddress'] as const).find((candidate) => candidate === reason);
    setError(feedReason ? t(feedReason) : reason === 'privateAddress' ? common(reason) : reply.message);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      className="grid items-end gap-x-5 gap-y-3 pb-6 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
    >
      <label className="grid gap-1">
        <span className="type-meta">{t('url')}</span>
        <input
          type="url"
          name="url"
          inputMode="url"
          placeholder="https://"
          value={url}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : 'feed-error'}
          onChange={({ target }) => setUrl(target.value)}
          className={FIELD}
        />
      </label>
      <label className="grid gap-1">
        <span className="type-meta">{t('name')}</span>
        <input
          name="name"
          maxLength={120}
          value={name}
          placeholder={t('ownName')}
          onChange={({ target }) => setName(target.value)}
          className={FIELD}
        />
      </label>
      <ActionButton type="submit" disabled={isBusy} className="btn btn-ink min-h-10 px-4">
        {t('add')}
      </ActionButton>
      {error !== null && (
        <p id="feed-error" role="alert" className="text-mark md:col-span-3">
          {error}
        </p>
      )}
    </form>
  );
}
