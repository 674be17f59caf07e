'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { Dialog } from '@/components/ui/notices/dialog';
import { useAction } from '@/lib/accounts/use-action';
import { useCall } from '@/lib/accounts/use-call';
import { formatDate } from '@/lib/platform/dates/dates';
import { blocksOf } from '@/lib/writing/compare/blocks';
import { pairBlocks } from '@/lib/writing/compare/pages';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { SideBySide } from '../compare/side-by-side';

interface Props {
  id: number;
  draft: Draft;
  onClose: () => void;
  onReload: () => void;
}

type Opened = CallOutput<'readRevision'>;

/**
 * Earlier versions: by whom and how they were made, the difference from the current text, and a button to restore
 * one.
 */
export function RevisionsDialog({ id, draft, onClose, onReload }: Props) {
  const t = useTranslations('writing');
  const locale = useLocale();
  const notify = useNotify();
  const { send } = useAction();
  // Shown as they are now, though the dialog may have been open a moment ago.
  const { data, error } = useCall('revisions', { id }, { keepPreviousData: false, dedupingInterval: 0 });
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    if (error) notify(error.message || t('failed'));
  }, [error, notify, t]);

  const open = async (revision: number) => {
    const reply = await send('readRevision', { id, revision });
    if (reply.ok) setOpened(reply.data);
    else notify(reply.message || t('failed'));
  };

  const restore = async (revision: number) => {
    await draft.saver.flush();
    const reply = await send('restoreRevision', {
      id,
      version: draft.saver.state().version ?? 0,
      revision,
    });
    if (!reply.ok) return notify(reply.message || t('failed'));
    notify(t('revisions.restored', { n: revision }));
    onReload();
  };

  const current = draft.current();
  return (
    <div className="wr-wide-dialog">
      <Dialog isOpen title={t('revisions.label')} closeLabel={t('close')} onClose={onClose}>
        {data?.list.length === 0 && <p>{t('revisions.empty')}</p>}
        <ol className="wr-revisions">
          {data?.list.map(({ number, command, time, by, reason, is_live: isLive }) => (
            <li key={number} data-current={opened?.number === number || undefined}>
              <button type="button" onClick={() => void open(number)}>
                <b className="n">{t('version', { n: number })}</b>
                <span>{isKnown(command) ? t(`revisions.commands.${command}`) : command}</span>
                {isLive && <b>{t('revisions.live')}</b>}
                <span className="wr-quiet">
                  {by?.name} <span className="n">{formatDate(time, locale, 'short')}</span>
                </span>
                {reason && <span className="wr-quiet">{reason}</span>}
              </button>
            </li>
          ))}
        </ol>
        {opened && (
          <section aria-label={t('version', { n: opened.number })}>
            {opened.document.texts.map((text) => (
              <SideBySide
                key={`${opened.number}:${text.lang}`}
                lang={text.lang}
                rows={pairBlocks(
                  blocksOf(text),
                  blocksOf(
                    current.texts.find(({ lang }) => lang === text.lang) ?? {
                      ...text,
                      title: '',
                      summary: '',
                      body: '',
                    },
                  ),
                )}
                heads={{ left: t('version', { n: opened.number }), right: t('revisions.compare') }}
              />
            ))}
            <button type="button" className="wr-button wr-ink" onClick={() => void restore(opened.number)}>
              {t('revisions.restore')}
            </button>
          </section>
        )}
      </Dialog>
    </div>
  );
}

// prettier-ignore
const COMMANDS = ['save', 'submit', 'recall', 'approve', 'reject', 'schedule', 'unschedule', 'withdraw', 'withdrawText', 'restoreText', 'restore', 'correct',
  'remove', 'discard', 'recover', 'revert', 'embargo', 'endEmbargo', 'hold', 'release', 'import', 'publish'] as const;

function isKnown(command: string): command is (typeof COMMANDS)[number] {
  return (COMMANDS as readonly string[]).includes(command);
}
