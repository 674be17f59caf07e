'use client';

import { useLocale, useTranslations } from 'next-intl';
import NextImage from 'next/image';
import { useRouter } from 'next/navigation';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { useAction } from '@/lib/accounts/use-action';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { ReplyForm } from './reply-form';
import { NarrowTime } from '@/components/desk/flashes/narrow-time';

type Row = CallOutput<'deskFeedback'>['list'][number];

/**
 * One feedback message of a member, the replies to it, a form for another reply, and a button to close or reopen it.
 */
export function FeedbackEntry({ row }: { row: Row }) {
  const t = useTranslations('desk.feedback');
  const locale = useLocale();
  const router = useRouter();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const { id, version, state, content, images, member, time, replies } = row;
  const changeState = async (next: 'open' | 'closed') => {
    const reply = await send('setFeedbackState', { id, version, state: next });
    notify(reply.ok ? t(next === 'open' ? 'reopened' : 'putAway') : reply.message);
    router.refresh();
  };
  return (
    <li className="entry py-4">
      <span aria-hidden="true" className="node top-[22px]" data-state={state} />
      <NarrowTime at={toIso(time)} className="entry-gutter n pt-0.5 text-sm text-ink-2">
        {formatDate(time, locale, 'short')}
      </NarrowTime>
      <div className="entry-body grid gap-2">
        <p className="text-lg leading-relaxed whitespace-pre-line">
          <UserTextInLocale text={content} locale={locale} />
        </p>
        {images.length > 0 && (
          <ul className="flex flex-wrap gap-3">
            {images.map((path, index) => (
              <li key={path}>
                <a href={path} target="_blank" rel="noreferrer">
                  <NextImage
                    unoptimized
                    src={path}
                    alt={t('picture', { number: index + 1 })}
                    width={96}
                    height={96}
                    className="size-24 object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="type-meta">
          <UserTextInLocale
            text={member ? t('by', { name: member.name, id: member.id }) : t('left')}
            locale={locale}
          />
        </p>
        {replies.map((reply) => (
          <blockquote key={reply.time} className="border-s-2 border-ink ps-4">
            <p className="whitespace-pre-line">
              <UserTextInLocale text={reply.text} locale={locale} />
            </p>
            <p className="type-meta n">
              <UserTextInLocale text={reply.editor?.name ?? ''} locale={locale} />{' '}
              {formatDate(reply.time, locale, 'short')}
            </p>
          </blockquote>
        ))}
        <ReplyForm id={id} version={version} canReach={member !== null} />
        <p>
          <ActionButton
            type="button"
            disabled={isBusy}
            onClick={() => void changeState(state === 'open' ? 'closed' : 'open')}
            className="form-link"
          >
            {t(state === 'open' ? 'close' : 'reopen')}
          </ActionButton>
        </p>
      </div>
    </li>
  );
}
