'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { Link } from '@/components/ui/link';
import type { DeskItem } from '@/lib/desk/flash-warnings';
import { itemNode } from '@/lib/desk/item-node';
import { postCall } from '@/lib/platform/calls/browser';
import { TimeText } from '@/components/ui/time-text';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import { CorrectForm } from './correct-form';

/** An item: its state in a word, what it is, and what can be done with it. */
export function ItemRow({ item }: { item: DeskItem }) {
  const t = useTranslations('desk.items');
  const locale = useLocale();
  const router = useRouter();
  const notify = useNotify();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { id, version, kind, status, edit, title } = item;
  const isLive = status === 'approved';
  const words = title || t('untitled');

  const turn = async (name: 'withdrawContent' | 'restoreContent') => {
    const reply = await postCall(name, { id, version }, locale);
    notify(
      reply.ok ? t(name === 'withdrawContent' ? 'withdrawn' : 'restored', { title: words }) : reply.message,
    );
    router.refresh();
  };
  const rank = async (block: boolean) => {
    const reply = await postCall('blockRanking', { id, block }, locale);
    notify(reply.ok ? t(block ? 'unranked' : 'ranked', { title: words }) : reply.message);
    router.refresh();
  };
  return (
    <li data-item={id} className="entry py-3">
      <span aria-hidden="true" data-node={itemNode(item)} className="desk-node top-[18px]" />
      <TimeText
        at={toIso(item.release_time)}
        className="entry-gutter n pt-0.5 text-[14px] whitespace-normal! text-ink-2"
      >
        {formatDate(item.release_time, locale, 'short')}
      </TimeText>
      <div className="entry-body">
        <h2 className="text-[17px] leading-normal font-semibold">
          {isLive ? <Link href={href(locale, kind, { id })}>{words}</Link> : words}
        </h2>
        <p className="type-meta flex flex-wrap items-center gap-x-4">
          <b className="text-ink">{t(`states.${status}`)}</b>
          {edit && <span>{t(`edits.${edit}`)}</span>}
          <span>{t(`kinds.${kind}`)}</span>
          {item.is_important && <span className="text-mark">{t('important')}</span>}
          {item.author && <span>{item.author}</span>}
          <span>{item.langs.map((lang) => t(`langs.${lang}`)).join(' ')}</span>
          {item.is_imported && <span>{t('imported')}</span>}
          {item.is_unranked && <span>{t('isUnranked')}</span>}
          <span className="n">{t('views', { count: item.views })}</span>
        </p>
        <p className="flex flex-wrap gap-x-5">
          {(status === 'pending' || edit === 'pending') && (
            <Link href={href(locale, 'deskReviewPiece', { id })} className="form-link font-bold">
              {t('review')}
            </Link>
          )}
          {status !== 'removed' && (
            <Link
              href={href(locale, 'publishEdit', { id })}
              className="form-link"
              aria-label={t('openName', { title: words })}
            >
              {t('open')}
            </Link>
          )}
          {isLive && (
            <>
              <button
                type="button"
                aria-expanded={isCorrecting}
                aria-label={t('correctName', { title: words })}
                onClick={() => setIsCorrecting(!isCorrecting)}
                className="form-link"
              >
                {t('correct')}
              </button>
              <button
                type="button"
                aria-label={t('withdrawName', { title: words })}
                onClick={() => void turn('withdrawContent')}
                className="form-link"
              >
                {t('withdraw')}
              </button>
              <button
                type="button"
                aria-label={t(item.is_unranked ? 'rankName' : 'unrankName', { title: words })}
                onClick={() => void rank(!item.is_unranked)}
                className="form-link"
              >
                {t(item.is_unranked ? 'rank' : 'unrank')}
              </button>
            </>
          )}
          {status === 'withdrawn' && (
            <button
              type="button"
              aria-label={t('restoreName', { title: words })}
              onClick={() => void turn('restoreContent')}
              className="form-link"
            >
              {t('restore')}
            </button>
          )}
        </p>
        {isCorrecting && (
          <CorrectForm
            id={id}
            onClose={() => setIsCorrecting(false)}
            onDone={() => {
              setIsCorrecting(false);
              router.refresh();
            }}
          />
        )}
      </div>
    </li>
  );
}
