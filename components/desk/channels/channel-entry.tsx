import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { OutwardLink } from '@/components/ui/links/outward-link';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { HTML_LANG } from '@/lib/platform/language/locales';
import type { Act, Post } from './act';
import { PostActions } from './post-actions';
import { postNode } from './post-node';
import { PostTextForm } from './post-text-form';

interface Props {
  post: Post;
  isBusy: boolean;
  /** Why the last act was refused; empty without one. */
  refusal: string;
  onAct: Act;
}

/** One channel of a story: its state with the time first, its text, length and limit, and what is possible there. */
export function ChannelEntry({ post, isBusy, refusal, onAct }: Props) {
  const t = useTranslations('desk.channels');
  const locale = useLocale();
  const [isWriting, setWriting] = useState(false);
  const { channel, state, problem, answer, text, changed_time, due_time } = post;
  const time = due_time || changed_time;
  const isTrouble = state === 'failed' || problem !== null;
  return (
    <li className="entry py-3" data-channel={channel}>
      <span
        aria-hidden="true"
        data-node={postNode(state, problem !== null)}
        className="desk-node top-[17px]"
      />
      <div className="entry-gutter leading-snug">
        <b>{t(`names.${channel}`)}</b>
        <span className="block text-2xs break-all text-ink-3">{post.account}</span>
      </div>
      <div className="entry-body min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <b className={isTrouble ? 'text-mark' : ''}>
            {state !== null && state !== 'skipped' && time !== '' && (
              <time dateTime={toIso(time)} className="n me-2">
                {formatDate(time, locale, 'time')}
              </time>
            )}
            {t(`states.${state ?? 'none'}`)}
            {problem !== null && ` · ${t(`problems.${problem}`)}`}
            {isTrouble && answer !== '' && <span className="font-normal"> ({answer})</span>}
          </b>
          <span className="n text-2xs text-ink-3">
            {t('length', { length: post.length, max: post.max_length })}
          </span>
        </p>
        {isWriting ? (
          <PostTextForm
            initial={text}
            isBusy={isBusy}
            onCancel={() => setWriting(false)}
            onSave={async (words) => {
              if (await onAct({ channel, act: 'write', text: words })) setWriting(false);
            }}
          />
        ) : (
          <p lang={HTML_LANG[post.locale]} className="py-1 break-words whitespace-pre-line">
            {text || t('noText')}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          {post.link !== '' && (
            <OutwardLink href={post.link} className="form-link">
              {t('open')}
            </OutwardLink>
          )}
          {!isWriting && (
            <PostActions post={post} isBusy={isBusy} onAct={onAct} onWrite={() => setWriting(true)} />
          )}
        </p>
        <p role="alert" className="text-mark empty:hidden">
          {refusal}
        </p>
      </div>
    </li>
  );
}
