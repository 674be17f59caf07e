'use client';

import { useId } from 'react';
import { PACES } from '@/backend/contract/follows/kinds';
import { useDevice } from '@/lib/members/follows/use-device';
import { type FollowTarget, type Follow, useFollow } from '@/lib/members/follows/use-follow';
import type { FollowWords } from '@/lib/members/follows/words';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  target: FollowTarget;
  /** How it is followed, where that is known. */
  stored?: Follow;
  words: FollowWords;
  locale: Locale;
}

const ROW = 'flex min-h-11 cursor-pointer items-center gap-3 text-base';
const BOX = 'size-5 shrink-0 accent-ink';

/** Where and how often a member is notified of what they follow; each choice is stored at once. */
export function FollowFields({ target, stored, words, locale }: Props) {
  const name = useId();
  const { follow, note, setNote, change } = useFollow(target, locale, stored);
  const device = useDevice(locale);
  const t = words.follows;
  const topic = follow?.id ? `follow:${follow.id}` : '';
  const isOff = follow === null;

  const setDevice = async (isOn: boolean) => {
    try {
      // An author who is followed silently has no row that a browser could be notified by.
      const row = follow?.id ? follow : await change({ mail: false });
      if (!row?.id) return;
      const topics = await device.turn(`follow:${row.id}`, isOn);
      // Refused by the browser or its owner: what stands beside the box says so.
      if (Array.isArray(topics) && topics.includes(`follow:${row.id}`) === isOn) setNote('saved');
    } catch {
      setNote('failed');
    }
  };

  return (
    <>
      <fieldset disabled={isOff} className="mt-4">
        <legend className="type-meta font-bold text-ink">{t.where}</legend>
        <label className={ROW}>
          <input
            type="checkbox"
            className={BOX}
            checked={follow?.mail ?? false}
            onChange={({ target: box }) => void change({ mail: box.checked })}
          />
          {t.mail}
        </label>
        {device.state !== 'unsupported' && (
          <label className={ROW}>
            <input
              type="checkbox"
              className={BOX}
              disabled={device.state === null || device.state === 'denied'}
              checked={topic !== '' && device.isOn(topic)}
              onChange={({ target: box }) => void setDevice(box.checked)}
            />
            {t.device}
          </label>
        )}
        {device.state === 'denied' && <p className="type-meta">{words.denied}</p>}
      </fieldset>
      <fieldset disabled={isOff} className="mt-4">
        <legend className="type-meta font-bold text-ink">{t.often}</legend>
        <div className="flex flex-wrap gap-x-6">
          {PACES.map((pace) => (
            <label key={pace} className={ROW}>
              <input
                type="radio"
                name={name}
                className={BOX}
                checked={follow?.pace === pace}
                onChange={() => void change({ pace })}
              />
              {t.paces[pace]}
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status" className="type-meta min-h-6">
        {note === 'saved' ? t.saved : note === 'failed' ? words.failed : ''}
      </p>
    </>
  );
}
