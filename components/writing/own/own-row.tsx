'use client';

import './own.css';
import { formatFigure } from '@/lib/platform/numbers/figures';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { BrowserCall, CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Link } from '@/components/ui/links/link';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { useAction } from '@/lib/accounts/use-action';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { href } from '@/lib/platform/routing/href';
import { actionsOf, type OwnAction } from '@/lib/writing/own-actions';
import { DayBars, FIGURE_NAME } from './day-bars';
import { Numbers } from './numbers';

type OwnDraft = CallOutput<'myContents'>['list'][number];

interface Props {
  row: OwnDraft;
  /** The e-mail address of the newsroom, shown with a rejection; empty for none. */
  contact: string;
  /** Whether the draft is listed among the discarded ones. */
  isAway: boolean;
  onDone: () => void;
}

/** The first action is what the writer would do next. */
const ACT =
  'inline-flex min-h-8 items-center text-ink-3 underline-offset-4 first:font-bold first:text-ink hover:underline max-md:min-h-11';

const DONE = {
  recall: 'recalled',
  discard: 'discarded',
  recover: 'recovered',
  withdraw: 'withdrawn',
} as const;

/** A draft or story: time, state with its reason, actions, and reader numbers. */
export function OwnRow({ row, contact, isAway, onDone }: Props) {
  const t = useTranslations('writing');
  const locale = useLocale();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, send } = useAction();
  const { id, version, status, edit } = row;
  const isRejected = edit === 'rejected' || (edit === null && status === 'rejected');
  const isScheduled = edit === 'scheduled' || (edit === null && status === 'scheduled');
  const time = (isScheduled && row.release_time) || row.saved_time;
  const isClosed = status === 'removed';
  const title = isClosed ? t('area.closedTitle', { id }) : row.title || t('area.untitled');

  const act = async (action: OwnAction) => {
    const reply = await send(CALLS[action], { id, version });
    notify(reply.ok ? t(`area.${DONE[action]}`) : reply.message || t('failed'));
    if (reply.ok) onDone();
  };

  return (
    <article className="entry own-row pt-5" data-future={isScheduled || undefined}>
      <span
        aria-hidden="true"
        className="own-node"
        data-state={edit && status !== 'withdrawn' ? `approved-${edit}` : status}
      />
      <p className="entry-gutter leading-normal">
        <b className="n">{formatDate(time, locale, 'number')}</b>
        <span className="n type-meta block">{formatDate(time, locale, 'time')}</span>
      </p>
      <div className="entry-body grid gap-x-6 gap-y-1 pb-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2
            className="text-row leading-[1.45] font-bold"
            lang={isClosed ? undefined : foreignLang(row.lang, locale)}
          >
            {isClosed ? title : <Link href={href(locale, 'publishEdit', { id })}>{title}</Link>}
          </h2>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
            <b className={isRejected ? 'text-mark' : 'text-ink'}>
              {edit && status !== 'withdrawn' ? t(`edits.${edit}`) : t(`states.${status}`)}
            </b>
            {edit && status === 'withdrawn' && (
              <span>{t('area.editWaits', { state: t(`states.${edit}`) })}</span>
            )}
            {isRejected && row.reason && (
              <span>
                <UserTextInLocale text={row.reason} locale={locale} />
              </span>
            )}
            {row.withdrawn_reason && (
              <span>
                <UserTextInLocale text={row.withdrawn_reason} locale={locale} />
              </span>
            )}
            {(isRejected || row.withdrawn_reason) && contact && <span>{t('area.contact', { contact })}</span>}
            {row.place !== null && (
              <span>{t('area.place', { place: row.place, minutes: row.waited_minutes })}</span>
            )}
            {edit && status === 'approved' && <span>{t('area.live')}</span>}
            {status === 'withdrawn' && <span>{t('area.askToRestore')}</span>}
            {!edit && status === 'draft' && (
              <span className="n">{t('area.length', { count: row.length })}</span>
            )}
          </p>
          <p className="flex flex-wrap gap-x-5 text-sm">
            {!isAway && !isClosed && (
              <Link
                href={href(locale, 'publishEdit', { id })}
                aria-label={`${t(`area.${firstWord(row)}`)}: ${title}`}
                className={ACT}
              >
                {t(`area.${firstWord(row)}`)}
              </Link>
            )}
            {actionsOf(row, isAway).map((action) => (
              <ActionButton
                key={action}
                type="button"
                className={ACT}
                disabled={isBusy}
                aria-label={`${t(`area.${action}`)}: ${title}`}
                onClick={() => void act(action)}
              >
                {t(`area.${action}`)}
              </ActionButton>
            ))}
            {(status === 'approved' || status === 'withdrawn') && (
              <button
                type="button"
                className={ACT}
                aria-expanded={isOpen}
                aria-label={`${t('area.numbers')}: ${title}`}
                onClick={() => setOpen(!isOpen)}
              >
                {t(isOpen ? 'area.fold' : 'area.numbers')}
              </button>
            )}
          </p>
        </div>
        {(status === 'approved' || status === 'withdrawn') && (
          <dl className="flex gap-5 self-start md:text-end">
            <Figure name={t('area.views')} value={row.views} />
            <Figure name={t('area.likes')} value={row.likes} />
            <Figure name={t('area.collections')} value={row.collections} />
            <DayBars label={t('area.days')} days={row.days} />
          </dl>
        )}
        {isOpen && <Numbers id={id} />}
      </div>
    </article>
  );
}

const CALLS = {
  recall: 'recallContent',
  discard: 'discardDraft',
  recover: 'recoverDraft',
  withdraw: 'withdrawContent',
} as const satisfies Record<OwnAction, BrowserCall>;

function firstWord({ status, edit }: OwnDraft): 'continue' | 'fix' | 'edit' {
  if (edit === 'rejected' || status === 'rejected') return 'fix';
  return status === 'draft' ? 'continue' : 'edit';
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className={FIGURE_NAME}>{name}</dt>
      <dd className="n font-semibold">{formatFigure(value)}</dd>
    </div>
  );
}
