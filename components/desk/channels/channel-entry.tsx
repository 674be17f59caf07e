import { useLocale, useTranslations } from 'next-intl';
import { OutwardLink } from '@/components/ui/links/outward-link';
import { formatDate, toDay, toIso } from '@/lib/platform/dates/dates';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { useNow } from '../use-now';
import type { Act, Post } from './act';
import { PostActions } from './post-actions';
import { postNode } from './post-node';
import { PostTextForm } from './post-text-form';

interface Props {
  /** The id of the story. */
  id: number;
  post: Post;
  /** Whether the keys of the panel are for this one. */
  isCurrent: boolean;
  /** Whether its text is being changed. */
  isWriting: boolean;
  isBusy: boolean;
  /** Why the last act was refused; empty without one. */
  refusal: string;
  onWrite: (isWriting: boolean) => void;
  onAct: Act;
}

/** The address of a share picture whose version is not known: it leads to the current picture. */
const pictureOf = (id: number, locale: string) => `/share/story/${id}/${locale}-${'0'.repeat(16)}.png`;

/**
 * One channel of a story: its state with the time first, its text, length and limit, its picture, and what is possible
 * there.
 */
export function ChannelEntry({ id, post, isCurrent, isWriting, isBusy, refusal, onWrite, onAct }: Props) {
  const t = useTranslations('desk.channels');
  const locale = useLocale();
  const { day: today } = useNow();
  const { channel, state, problem, answer, text, changed_time, due_time } = post;
  const time = due_time || changed_time;
  const isTrouble = state === 'failed' || problem !== null;
  return (
    <li
      className={`entry py-3 ${isCurrent ? 'bg-paper-2' : ''}`}
      data-channel={channel}
      tabIndex={-1}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span
        aria-hidden="true"
        data-node={postNode(state, problem !== null)}
        className="desk-node top-[17px]"
      />
      <div className="entry-gutter leading-snug">
        <b className="max-md:text-sm">{t(`names.${channel}`)}</b>
        <span className="block text-2xs break-all text-ink-3">{post.account}</span>
      </div>
      <div className="entry-body min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <b className={isTrouble ? 'text-mark' : ''}>
            {state !== null && state !== 'skipped' && time !== '' && (
              <time dateTime={toIso(time)} className="n me-2">
                {formatDate(time, locale, toDay(time) === today ? 'time' : 'short')}
              </time>
            )}
            {t(`states.${state ?? 'none'}`)}
            {problem !== null && ` · ${t(`problems.${problem}`)}`}
            {isTrouble && answer !== '' && <span className="font-normal"> ({answer})</span>}
            {post.replies !== null && post.replies > 0 && ` · ${t('replies', { count: post.replies })}`}
          </b>
          <span className="n text-2xs text-ink-3">
            {post.max_length > 0
              ? t('length', { length: post.length, max: post.max_length })
              : text !== '' && post.length}
          </span>
        </p>
        {isWriting ? (
          <PostTextForm
            initial={text}
            isBusy={isBusy}
            onCancel={() => onWrite(false)}
            onSave={async (words) => {
              if (await onAct({ channel, act: 'write', text: words })) onWrite(false);
            }}
          />
        ) : (
          <div className="flex items-start justify-between gap-x-4 gap-y-2 py-1 max-md:flex-col">
            <p lang={HTML_LANG[post.locale]} className="min-w-0 break-words whitespace-pre-line">
              {text || (post.is_automatic ? '' : t('noText'))}
            </p>
            {text !== '' && post.isPublic && (
              <img
                src={pictureOf(id, post.locale)}
                alt={t('picture')}
                width={96}
                height={50}
                loading="lazy"
                className="shrink-0 border border-rule"
              />
            )}
          </div>
        )}
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          {post.link !== '' && (
            <OutwardLink href={post.link} className="form-link">
              {t('open')}
            </OutwardLink>
          )}
          {!isWriting && (
            <PostActions post={post} isBusy={isBusy} onAct={onAct} onWrite={() => onWrite(true)} />
          )}
        </p>
        <p role="alert" className="text-mark empty:hidden">
          {refusal}
        </p>
      </div>
    </li>
  );
}
