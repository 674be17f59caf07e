import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { FEED_CHARSETS, MAX_SILENCE_HOURS } from '@/backend/contract/feeds/limits';

interface Props {
  feed: CallOutput<'feeds'>['list'][number];
  onClose: () => void;
  onSave: (change: Omit<CallInput<'editFeed'>, 'id'>) => Promise<void>;
}

const FIELD = 'min-h-10 w-full border-b border-ctl bg-transparent focus-visible:border-ink';

/** Name, address and charset of a feed, and the hours of silence after which it is reported. */
export function FeedFields({ feed, onClose, onSave }: Props) {
  const t = useTranslations('desk.feeds');
  const [name, setName] = useState(feed.name);
  const [url, setUrl] = useState(feed.url);
  const [hours, setHours] = useState(String(feed.silence_hours));
  const [charset, setCharset] = useState(feed.charset);
  const field = (label: string, value: string, onChange: (value: string) => void, type = 'text') => (
    <label className="grid gap-1">
      <span className="type-meta">{label}</span>
      <input
        type={type}
        min={1}
        max={type === 'number' ? MAX_SILENCE_HOURS : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={FIELD}
      />
    </label>
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onSave({ name, url: url.trim(), silence_hours: Number(hours), charset });
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="mt-2 grid gap-3 border-t border-rule pt-3 md:grid-cols-[1fr_2fr_160px]"
    >
      {field(t('name'), name, setName)}
      {field(t('url'), url, setUrl, 'url')}
      {field(t('silenceHours'), hours, setHours, 'number')}
      <label className="grid gap-1">
        <span className="type-meta">{t('charset')}</span>
        <select
          value={charset ?? ''}
          onChange={({ target }) => setCharset(FEED_CHARSETS.find((name) => name === target.value) ?? null)}
          className={FIELD}
        >
          <option value="">{t('charsetOwn')}</option>
          {FEED_CHARSETS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <p className="flex items-end gap-5 md:col-span-2">
        <button type="submit" className="btn btn-ink min-h-10 px-4">
          {t('save')}
        </button>
        <button type="button" onClick={onClose} className="form-link">
          {t('cancel')}
        </button>
      </p>
    </form>
  );
}
