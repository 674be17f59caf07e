'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import { EMPTY_FLASH, type FlashForm } from '@/lib/desk/flash-form';
import { FLASH_LIST } from '@/lib/desk/flash-list';
import { flashDay } from '@/lib/desk/flash-day';
import { storeUnsentForm, removeRows, type SentFlash } from '@/lib/desk/flash-queue/queue';
import { type FlashRow, isBeforeField } from '@/lib/desk/flash-queue/rows';
import { useFlashQueue } from '@/lib/desk/flash-queue/use-flash-queue';
import { importanceOfLastTen } from '@/lib/desk/flash-warnings';
import { type Incoming, incomingForm, mayReplace } from '@/lib/desk/incoming';
import { useCall } from '@/lib/accounts/use-call';
import { useIncoming } from '@/lib/desk/use-incoming';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { useUndo } from '@/lib/desk/use-undo';
import { withdrawFlash } from '@/lib/desk/withdraw-flash';
import { ChannelsPanel } from '../channels/channels-panel';
import { FlashField } from './flash-field';
import type { FlashCategory } from './flash-places';
import { PastFlashes } from './past-flashes';
import { FlashQueue } from './flash-queue';
import { FlashScheduled } from './flash-scheduled';
import { IncomingFoot } from './incoming-foot';
import { IncomingList } from './incoming-list';
import { KeyBar } from '@/components/ui/focus/key-bar';
import { KeyHelp } from '../key-help';
import { useFlashKeyRows } from './use-flash-key-rows';
import { useNow } from '../use-now';

const REFRESH_MS = 15_000;

interface Props {
  initial: CallOutput<'deskContents'>;
  incoming: CallOutput<'incoming'>;
  categories: readonly FlashCategory[];
}

/**
 * The flash desk: the field in which a flash is written, the scheduled flashes above it, the published ones below it,
 * and the feed entries beside it.
 */
export function FlashDesk({ initial, incoming: initialIncoming, categories }: Props) {
  const t = useTranslations('desk.flash');
  const locale = useLocale();
  const notify = useNotify();
  const now = useNow();
  const list = useCall(
    'deskContents',
    { ...FLASH_LIST, locale },
    { fallbackData: initial, refreshInterval: REFRESH_MS },
  );
  const { list: flashes, next } = list.data ?? initial;
  const incoming = useIncoming(initialIncoming, notify);
  const [correcting, setCorrecting] = useFormDraft('desk:flash:correcting', 0);
  const [form, setForm] = useFormDraft('desk:flash:form', EMPTY_FLASH);
  const [posting, setPosting] = useState(0);
  // Key of the field, raised whenever a form is put into it from outside: it remounts with the cursor in the title.
  const [fieldKey, setFieldKey] = useState(0);
  const undo = useUndo<SentFlash>();
  const day = flashDay(flashes, now.day, next === null);
  const reload = () => {
    void list.mutate();
    incoming.refresh();
  };
  const queue = useFlashQueue((sent) => {
    undo.offer(sent);
    reload();
  });
  // A sent flash stays in the queue until the list contains it.
  const listed = queue.filter(
    ({ state }) => state.name === 'sent' && flashes.some(({ id }) => id === state.id),
  );
  const listedKeys = listed.map(({ key }) => key).join(' ');
  useEffect(() => removeRows(listedKeys.split(' ')), [listedKeys]);
  /** Puts a form into the field; unsaved text in the field moves to a row of the queue. */
  const fillField = (newForm: FlashForm) => {
    setForm((now) => {
      if (!mayReplace(now, incoming.list)) storeUnsentForm(now, locale);
      return newForm;
    });
    setFieldKey((key) => key + 1);
  };
  const edit = ({ key, form: rowForm, state }: FlashRow) => {
    removeRows([key]);
    fillField(
      state.name === 'aside' ? rowForm : { ...rowForm, insteadOf: `${rowForm.insteadOf} ${key}`.trim() },
    );
  };

  const take = (entry: Incoming) => {
    if (!mayReplace(form, incoming.list)) return notify(t('fieldIsFull'));
    incoming.choose(entry.id);
    fillField(incomingForm(entry));
  };
  const takeBack = async () => {
    const sent = undo.item;
    if (!sent) return;
    undo.close();
    const reply = await withdrawFlash(sent, sent.form.releaseAt !== '', locale);
    if (!reply.ok) return notify(reply.message);
    removeRows([sent.key]);
    fillField(sent.form);
    notify(t('takenBack'));
    reload();
  };
  const followUp = ({ id, title }: { id: number; title: string }) => {
    setForm((now) => ({ ...now, follows: { id, title } }));
    setFieldKey(fieldKey + 1);
  };
  const first = day.past.find(({ flash }) => flash.status === 'approved');
  const posted = day.past.find(({ flash }) => flash.id === posting);
  const rows = useFlashKeyRows(posted !== undefined);
  const current = posted ? null : incoming.current;
  const isDropNewer = incoming.undo.item !== null && incoming.undo.left >= undo.left;
  useKeys({
    'alt+z': isDropNewer ? incoming.bringBack : undo.item ? () => void takeBack() : undefined,
    'alt+up': first ? () => setCorrecting(first.flash.id) : undefined,
    'alt+c': posted ? () => setPosting(0) : first ? () => setPosting(first.flash.id) : undefined,
    'alt+f': first ? () => followUp(first.flash) : undefined,
    'alt+j': posted ? undefined : () => incoming.step(1),
    'alt+k': posted ? undefined : () => incoming.step(-1),
    'alt+enter': current ? () => take(current) : undefined,
    'alt+x': current ? () => incoming.drop(current) : undefined,
    'alt+o': current?.url ? () => window.open(current.url, '_blank', 'noreferrer') : undefined,
  });

  return (
    <>
      <div
        className={`grid flex-1 ${posted ? 'md:grid-cols-[minmax(0,43%)_minmax(0,1fr)]' : 'md:grid-cols-[minmax(280px,34%)_minmax(0,1fr)] xl:grid-cols-[500px_minmax(0,1fr)]'}`}
      >
        {!posted && (
          <div className="border-e border-rule max-md:hidden">
            <div className="sticky top-[54px] grid h-[calc(100dvh-54px-46px)]">
              <IncomingList incoming={incoming} items={flashes} onTake={take} />
            </div>
          </div>
        )}
        <div
          className={`w-full max-w-[1120px] min-w-0 px-4 pb-16 md:px-8 ${posted ? 'border-e border-rule max-md:hidden' : ''}`}
        >
          <h1 className="sr-only">{t('title')}</h1>
          <FlashScheduled flashes={day.scheduled} />
          <FlashField
            key={fieldKey}
            form={form}
            onForm={setForm}
            clock={now.time}
            number={day.next === null ? null : day.next + queue.filter(isBeforeField).length}
            marks={importanceOfLastTen(flashes)}
            categories={categories}
            flashes={flashes}
            onSimilar={setCorrecting}
          />
          <FlashQueue rows={queue.filter((row) => !listed.includes(row))} onEdit={edit} />
          <PastFlashes
            rows={day.past}
            today={now.day}
            correcting={correcting}
            posting={posting}
            onCorrect={(id) => setCorrecting(id ?? 0)}
            onPost={(id) => setPosting(id ?? 0)}
            onFollowUp={followUp}
            onChanged={reload}
            undo={undo.item && { sent: undo.item, left: undo.left, run: () => void takeBack() }}
          />
        </div>
        {posted && <ChannelsPanel {...posted} onClose={() => setPosting(0)} />}
      </div>
      <IncomingFoot incoming={incoming} onTake={take} />
      <KeyHelp rows={rows} helpKey="alt+/" />
      <KeyBar rows={rows} />
    </>
  );
}
