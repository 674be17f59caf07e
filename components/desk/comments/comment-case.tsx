import { useLocale, useTranslations } from 'next-intl';
import { COMMENT_REASONS, type CommentReason } from '@/backend/contract/comments/states';
import { useCall } from '@/lib/accounts/use-call';
import type { DeskComment } from '@/lib/desk/comments/use-comment-queue';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { AuthorRecord } from './author-record';
import { MarkedText } from './marked-text';
import { WordRule } from './word-rule';

interface Props {
  comment: DeskComment;
  reason: CommentReason;
  note: string;
  banDays: number;
  isBanning: boolean;
  isBusy: boolean;
  /** Which decisions can be made about it. */
  may: { approve: boolean; remove: boolean };
  /** The word about which an editor decides for the future; null while none does. */
  ruledWord: string | null;
  onReason: (reason: CommentReason) => void;
  onNote: (note: string) => void;
  onBanning: (isBanning: boolean) => void;
  onApprove: () => void;
  onRemove: () => void;
  onPick: () => void;
  onWord: () => void;
  onWordEnd: () => void;
}

/** The open comment: what it answers, its reports, two buttons, the reason with the words its author will read. */
export function CommentCase(props: Props) {
  const { comment, reason, note, banDays, isBanning, isBusy, may } = props;
  const t = useTranslations('desk.comments');
  const locale = useLocale();
  const { data } = useCall('commentCase', { id: comment.id, locale });
  const isReported = comment.reports.length > 0;
  return (
    <aside
      aria-label={t('open')}
      className="border-ink px-6 pt-6 pb-16 max-md:order-first max-md:border-b max-md:pb-6 md:border-s"
    >
      <h2 className="text-xl font-bold">{t('by', { name: comment.name || t('left') })}</h2>
      <p lang={foreignLang(comment.story_lang, locale)} className="type-meta pt-1">
        {comment.story}
      </p>
      {data?.parent && (
        <p className="mt-4 border-s border-rule ps-3 text-ink-2">
          <b>{data.parent.name}</b> <span lang={HTML_LANG[data.parent.lang]}>{data.parent.body}</span>
        </p>
      )}
      <p lang={HTML_LANG[comment.lang]} className="mt-3 break-words whitespace-pre-line">
        <MarkedText text={comment.body} words={comment.words} />
      </p>
      {props.ruledWord === null ? (
        <button type="button" onClick={props.onWord} className="form-link min-h-11">
          {t('wordRule')} <kbd className="key-cap ms-1 max-md:hidden">W</kbd>
        </button>
      ) : (
        <WordRule word={props.ruledWord} close={props.onWordEnd} />
      )}
      {comment.appeal !== '' && (
        <p className="mt-3 border-s-2 border-ink ps-3">
          <b className="block">{t('appeal')}</b> <span lang={HTML_LANG[comment.lang]}>{comment.appeal}</span>
        </p>
      )}
      {isReported && (
        <p className="type-meta mt-3">
          {comment.reports
            .map(({ reason: reported, count }) => `${t(`reasons.${reported}`)} ${count}`)
            .join(' · ')}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2 pt-5">
        {may.approve && (
          <button type="button" disabled={isBusy} onClick={props.onApprove} className="btn btn-line">
            {t(isReported ? 'letStand' : 'approve')} <kbd className="key-cap ms-1 max-md:hidden">A</kbd>
          </button>
        )}
        {may.remove && (
          <button type="button" disabled={isBusy} onClick={props.onRemove} className="btn btn-ink">
            {t(comment.state === 'removed' ? 'stayRemoved' : 'remove')}{' '}
            <kbd className="key-cap ms-1 max-md:hidden">D</kbd>
          </button>
        )}
      </div>
      {may.remove && (
        <>
          <div role="group" aria-label={t('reason')} className="flex flex-wrap gap-x-4 pt-3">
            {COMMENT_REASONS.map((each, index) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === reason}
                onClick={() => props.onReason(each)}
                className="min-h-11 aria-pressed:font-bold aria-pressed:underline aria-pressed:underline-offset-4"
              >
                <kbd className="key-cap max-md:hidden">{index + 1}</kbd> {t(`reasons.${each}`)}
              </button>
            ))}
          </div>
          <p className="type-meta">
            {t('willRead', { reason: t(`reasons.${reason}`), note, hasNote: note === '' ? 'no' : 'yes' })}
          </p>
        </>
      )}
      <label className="block pt-3">
        <span className="type-meta">{t('note')}</span>
        <input
          value={note}
          maxLength={300}
          onChange={(event) => props.onNote(event.target.value)}
          className="block min-h-11 w-full border-b border-ink bg-transparent"
        />
      </label>
      {may.remove && (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={isBanning}
            onChange={(event) => props.onBanning(event.target.checked)}
            className="size-4 accent-ink"
          />
          {t('alsoBan', { days: banDays })} <kbd className="key-cap ms-1 max-md:hidden">M</kbd>
        </label>
      )}
      {comment.state === 'public' && (
        <button type="button" disabled={isBusy} onClick={props.onPick} className="form-link min-h-11">
          {t(comment.is_picked ? 'unpick' : 'pick')}
        </button>
      )}
      {data?.author && <AuthorRecord author={data.author} name={comment.name} />}
    </aside>
  );
}
