import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallInput } from '@/backend/contract/calls';
import type { DraftVersion } from '@/backend/contract/writing/draft';
import { useFarTimeQuestion } from '@/components/writing/use-far-time-question';
import { PreviewLinks } from '@/components/writing/preview-links';
import { Numbers } from '@/components/writing/own/numbers';
import { useNotify } from '@/components/accounts/toast-provider';
import { useAction } from '@/lib/accounts/use-action';
import { type StoryAct, STORY_ACTS } from '@/lib/desk/story-acts';
import { useCall } from '@/lib/accounts/use-call';
import { toWireField } from '@/lib/platform/dates/chosen-time';
import type { Locale } from '@/lib/platform/language/locales';
import { usePreviewLinks } from '@/lib/writing/use-preview-links';
import { formatDate } from '@/lib/platform/dates/dates';
import { StoryChannels } from '../channels/story-channels';
import { ActForm } from './act-form';
import { CommentSwitch } from './comment-switch';
import { Translations } from './translations';
import { WhereUsed } from './where-used';

interface Props {
  id: number;
  title: string;
  /** The languages readers see. */
  langs: readonly Locale[];
  onDone: () => void;
}

/**
 * The actions a story has in its state (schedule, embargo, withdraw, remove), its preview links, where it is used, its
 * channels, and its reader numbers.
 */
export function StoryPanel({ id, title, langs, onDone }: Props) {
  const t = useTranslations('desk.manage');
  const locale = useLocale();
  const notify = useNotify();
  const draft = useCall('readDraft', { id, locale }, { keepPreviousData: false });
  const previews = usePreviewLinks(id);
  const used = useCall('whereUsed', { id, locale }, { keepPreviousData: false });
  const [act, setAct] = useState<StoryAct | null>(null);
  const [isCounted, setIsCounted] = useState(false);
  const [isPosting, setIsPosting] = useState(false);
  const { sendConfirmed, question } = useFarTimeQuestion();
  const { send: call } = useAction();
  const { data } = draft;
  if (draft.error) return <p className="text-mark">{draft.error.message}</p>;
  if (!data) return <p className="py-2 text-ink-3">{t('loading')}</p>;

  const isUnderEmbargo = data.embargo !== null;
  const acts = STORY_ACTS.filter(
    ({ act: actName, command }) =>
      data.may.includes(command) &&
      (actName !== 'endEmbargo' || isUnderEmbargo) &&
      (actName !== 'stay' || data.withdrawal !== null),
  ).map((row) => row.act);

  const send = async (values: { reason: string; time: string }) => {
    if (act === null) return;
    const time = values.time === '' ? null : toWireField(values.time);
    const version: DraftVersion = { id, version: data.version };
    const { reason } = values;
    const input: CallInput<'embargoContent'> = { ...version, reason, until: time };
    const steps = {
      schedule: (far: boolean) => call('scheduleContent', { ...version, release_time: time ?? '', far }),
      unschedule: () => call('unscheduleContent', version),
      embargo: (far: boolean) => call('embargoContent', { ...input, far }),
      endEmbargo: () => call('endEmbargo', version),
      withdraw: () => call('withdrawContent', { ...version, reason }),
      expire: (far: boolean) => call('scheduleWithdrawal', { ...version, withdraw_time: time, reason, far }),
      stay: () => call('scheduleWithdrawal', { ...version, withdraw_time: null }),
      remove: () => call('removeContent', { ...version, reason }),
    };
    const reply = await sendConfirmed(steps[act]);
    if (reply.ok) {
      // Before the panel closes, so that it shows the new state when opened again.
      await draft.mutate();
      notify(t(`done.${act}`, { title }));
      return onDone();
    }
    notify(reply.message);
    void draft.mutate();
  };
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 border-s-[3px] border-ink ps-4">
      {data.embargo && (
        <p className="text-mark">
          {t('heldBecause', { reason: data.embargo.reason })}
          {data.embargo.until &&
            ` ${t('heldUntil', { time: formatDate(data.embargo.until, locale, 'short') })}`}
        </p>
      )}
      {data.withdrawal && (
        <p>
          {t('goesOff', { time: formatDate(data.withdrawal.time, locale, 'short') })}
          {data.withdrawal.reason !== '' && ` ${t('because', { reason: data.withdrawal.reason })}`}
        </p>
      )}
      <p className="flex flex-wrap gap-x-5" role="group" aria-label={t('acts')}>
        {acts.map((actName) => (
          <button
            key={actName}
            type="button"
            aria-pressed={actName === act}
            onClick={() => setAct(actName === act ? null : actName)}
            className={`form-link ${actName === act ? 'font-bold' : ''} ${actName === 'remove' ? 'text-mark' : ''}`}
          >
            {t(`act.${actName}`)}
          </button>
        ))}
        {data.live && (
          <button
            type="button"
            aria-expanded={isCounted}
            onClick={() => setIsCounted(!isCounted)}
            className="form-link"
          >
            {t('numbers')}
          </button>
        )}
        {data.live && (
          <button
            type="button"
            aria-expanded={isPosting}
            onClick={() => setIsPosting(!isPosting)}
            className="form-link"
          >
            {t('channels')}
          </button>
        )}
      </p>
      <Translations
        draft={data}
        langs={langs}
        onDone={() => {
          void draft.mutate();
          onDone();
        }}
        onRenew={() => void draft.mutate()}
      />
      {data.live && <CommentSwitch id={id} notify={notify} />}
      {isCounted && <Numbers id={id} />}
      {isPosting && <StoryChannels id={id} />}
      <PreviewLinks previews={previews} />
      <WhereUsed
        uses={used.data?.list ?? null}
        isGoing={act === 'withdraw' || act === 'expire' || act === 'remove'}
        isClosing={act === 'remove'}
      />
      {question}
      {act !== null && <ActForm key={act} act={act} onCancel={() => setAct(null)} onSend={send} />}
    </div>
  );
}
