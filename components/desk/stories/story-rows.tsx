'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { KeyHelp } from '@/components/desk/key-help';
import type { DeskStory } from '@/lib/desk/flash-warnings';
import { href } from '@/lib/platform/routing/href';
import { useAction } from '@/lib/accounts/use-action';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { BulkBar } from './bulk-bar';
import { StoryRow } from './story-row';

/**
 * The rows of a page of stories. They can be chosen one by one or all at once, also by the keys J, K, X, A and Escape;
 * F starts a follow-up.
 */
export function StoryRows({ items }: { items: readonly DeskStory[] }) {
  const t = useTranslations('desk.bulk');
  const locale = useLocale();
  const notify = useNotify();
  const { send } = useAction();
  const router = useRouter();
  const list = useRef<HTMLUListElement>(null);
  // Idempotency keys of follow-ups without an answer, by story, so that a repeated request starts only one follow-up.
  const keys = useRef(new Map<number, string>());
  const [current, setCurrent] = useState<number | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<number, DeskStory>>(new Map());

  const toggle = (story: DeskStory) => {
    const next = new Map(chosen);
    if (!next.delete(story.id)) next.set(story.id, story);
    setChosen(next);
  };
  const isAll = items.length > 0 && items.every(({ id }) => chosen.has(id));
  const toggleAll = () => setChosen(new Map(isAll ? [] : items.map((story) => [story.id, story])));
  const step = (by: 1 | -1) => {
    const at = items.findIndex(({ id }) => id === current);
    setCurrent(items[Math.max(0, Math.min(items.length - 1, at < 0 ? 0 : at + by))]?.id ?? null);
  };
  useEffect(() => {
    list.current?.querySelector('[data-current=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const here = items.find(({ id }) => id === current);
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: here ? () => toggle(here) : undefined,
    a: toggleAll,
    f: here?.status === 'approved' ? () => void followUp(here) : undefined,
    escape: chosen.size > 0 ? () => setChosen(new Map()) : undefined,
  });
  const followUp = async ({ id, lang }: DeskStory) => {
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    const reply = await send('startFollowUp', { follows_id: id, lang, key });
    if (reply.ok) return router.push(href(locale, 'publishEdit', { id: reply.data.id }));
    notify(reply.message);
  };
  const rows = [
    { keys: ['J', 'K'], label: t('keys.move') },
    { keys: ['X'], label: t('keys.choose') },
    { keys: ['A'], label: t('keys.all') },
    { keys: ['F'], label: t('keys.followUp') },
    { keys: ['Esc'], label: t('keys.none') },
  ];
  return (
    <>
      <label className="form-check pb-2">
        <input type="checkbox" checked={isAll} onChange={toggleAll} />
        {t('all', { count: items.length })}
      </label>
      <ul ref={list} className="ledger before:z-[1] border-t border-ink [--gutter:112px]">
        {items.map((story) => (
          <StoryRow
            key={story.id}
            story={story}
            isCurrent={story.id === current}
            isChosen={chosen.has(story.id)}
            onChoose={() => toggle(story)}
            onFollowUp={() => void followUp(story)}
          />
        ))}
      </ul>
      {chosen.size > 0 && (
        <BulkBar
          chosen={[...chosen.values()].map((story) => items.find(({ id }) => id === story.id) ?? story)}
          onClear={() => setChosen(new Map())}
          onDone={() => router.refresh()}
        />
      )}
      <KeyHelp rows={rows} />
    </>
  );
}
