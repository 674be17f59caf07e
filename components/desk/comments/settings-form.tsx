'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { CommentSettings } from '@/backend/contract/comments/settings';
import { MODERATION_MODES } from '@/backend/contract/comments/states';
import { useAction } from '@/lib/accounts/use-action';

const NUMBERS = ['closes_after_days', 'first_comments', 'link_days'] as const;
const SWITCHES = ['articles', 'flashes'] as const;

/** Where comments are on, until when, and whose an editor sees first; administrators change it. */
export function SettingsForm({ initial, isAdmin }: { initial: CommentSettings; isAdmin: boolean }) {
  const t = useTranslations('desk.comments');
  const { send, isBusy } = useAction();
  const [settings, setSettings] = useState(initial);
  const [message, setMessage] = useState('');
  const set = (change: Partial<CommentSettings>) => setSettings({ ...settings, ...change });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const reply = await send('saveCommentSettings', settings);
    setMessage(reply.ok ? t('saved') : reply.message);
  };
  return (
    <form onSubmit={(event) => void save(event)} aria-label={t('rules')}>
      <h2 className="rail-head font-bold">{t('rules')}</h2>
      <fieldset disabled={!isAdmin || isBusy} className="grid gap-1 pt-2">
        {SWITCHES.map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={settings[name]}
              onChange={(event) => set({ [name]: event.target.checked })}
              className="size-4 accent-ink"
            />
            {t(`settings.${name}`)}
          </label>
        ))}
        {MODERATION_MODES.map((mode) => (
          <label key={mode} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="moderation"
              checked={settings.moderation === mode}
              onChange={() => set({ moderation: mode })}
              className="size-4 accent-ink"
            />
            {t(`modes.${mode}`)}
          </label>
        ))}
        {NUMBERS.map((name) => (
          <label key={name} className="flex min-h-11 items-center justify-between gap-4 border-b border-rule">
            {t(`settings.${name}`)}
            <input
              type="number"
              min={0}
              value={settings[name]}
              onChange={(event) => set({ [name]: Number(event.target.value) })}
              className="n h-8 w-20 border border-ctl bg-paper px-2 text-end"
            />
          </label>
        ))}
        {isAdmin && (
          <button type="submit" className="btn btn-ink mt-3">
            {t('save')}
          </button>
        )}
      </fieldset>
      <p role="status" className="min-h-6 pt-2">
        {message}
      </p>
      <p className="type-meta">{t('noShadow')}</p>
    </form>
  );
}
