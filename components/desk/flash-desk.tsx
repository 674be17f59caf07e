'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { FLASH_LIST } from '@/lib/desk/flash-list';
import { flashDay } from '@/lib/desk/flash-day';
import { lastTen } from '@/lib/desk/flash-warnings';
import { useDeskCall } from '@/lib/desk/use-desk-call';
import type { Sent } from '@/lib/desk/use-flash-send';
import { useKeys } from '@/lib/desk/use-keys';
import { useUndo } from '@/lib/desk/use-undo';
import { postCall } from '@/lib/platform/calls/browser';
import { FlashField } from './flash-field';
import { FlashPast } from './flash-past';
import { FlashScheduled } from './flash-scheduled';
import { KeyBar } from './key-bar';
import { KeyHelp } from './key-help';
import { useNow } from './use-now';

const REFRESH_MS = 15_000;

/** The flash desk: what is to come above the field, the field, what is out below it. */
export function FlashDesk({ initial }: { initial: CallOutput<'deskContents'> }) {
  const t = useTranslations('desk.flash');
  const locale = useLocale();
  const notify = useNotify();
  const now = useNow();
  const list = useDeskCall('deskContents', { ...FLASH_LIST, locale }, { initial, refreshMs: REFRESH_MS });
  const { list: items, next } = list.data ?? initial;
  const [correcting, setCorrecting] = useState<number | null>(null);
  const [given, setGiven] = useState<Sent['input'] | null>(null);
  const undo = useUndo<Sent>();
  const day = flashDay(items, now.day, next === null);
  const renew = () => void list.mutate();

  const takeBack = async () => {
    const sent = undo.item;
    if (!sent) return;
    undo.close();
    const reply = await postCall('withdrawContent', { id: sent.id, version: sent.version }, locale);
    if (!reply.ok) return notify(reply.message);
    setGiven(sent.input);
    notify(t('takenBack'));
    renew();
  };
  const first = day.past.find(({ item }) => item.status === 'approved');
  useKeys({
    'alt+z': undo.item ? () => void takeBack() : undefined,
    'alt+up': first ? () => setCorrecting(first.item.id) : undefined,
  });

  const rows = [
    { keys: ['Enter'], label: t('keys.publish') },
    { keys: ['Shift Enter'], label: t('keys.text') },
    { keys: ['Tab'], label: t('keys.english') },
    { keys: ['Alt Y'], label: t('important') },
    { keys: ['Alt T'], label: t('schedule') },
    { keys: ['Alt Z'], label: t('undo') },
    { keys: ['Alt ↑'], label: t('keys.correct') },
    { keys: ['Alt /'], label: t('keys.help') },
  ];
  return (
    <>
      <div className="mx-auto w-full max-w-[1120px] flex-1 px-4 pb-16 md:px-8">
        <h1 className="sr-only">{t('title')}</h1>
        <FlashScheduled items={day.scheduled} />
        <FlashField
          key={given?.key ?? ''}
          given={given}
          clock={now.time}
          number={day.next}
          marks={lastTen(items)}
          items={items}
          onSimilar={setCorrecting}
          onSent={(sent) => {
            undo.offer(sent);
            renew();
          }}
        />
        <FlashPast
          rows={day.past}
          today={now.day}
          correcting={correcting}
          onCorrect={setCorrecting}
          onChanged={renew}
          undo={undo.item && { sent: undo.item, left: undo.left, run: () => void takeBack() }}
        />
      </div>
      <KeyHelp rows={rows} helpKey="alt+/" />
      <KeyBar rows={rows} />
    </>
  );
}
