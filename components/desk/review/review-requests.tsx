import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import { type Answer, answerTo, pointsOf } from '@/lib/desk/requested-changes';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignWordsLang } from '@/lib/platform/language/foreign-lang';
import type { PageRow } from '@/lib/writing/compare/pages';

interface Props {
  draft: CallOutput<'reviewDraft'>;
  /** The returned version beside the new one, row by row; null when the returned version is not stored any more. */
  rows: readonly PageRow[] | null;
}

const NOTHING: readonly string[] = [];

/** What the author was asked to change when the draft was sent back, checked off by hand; the earlier reasons below. */
export function ReviewRequests({ draft, rows }: Props) {
  const t = useTranslations('desk.review.asked');
  const locale = useLocale();
  const last = draft.returned.at(-1);
  const [done, setDone] = useFormDraft(`desk:asked:${draft.id}:${draft.submitted_version}`, NOTHING);
  if (!last) return null;
  const earlier = draft.returned.slice(0, -1);
  const answered = (answer: Answer) =>
    answer.name === 'changed'
      ? answer.part === 'body'
        ? t('inParagraph', { number: answer.paragraph })
        : t(`in.${answer.part}`)
      : answer.name === 'unchanged'
        ? t('unchanged')
        : '';
  return (
    <section aria-label={t('title')} className="mb-6 border-t-2 border-ink">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
        <b className="text-lg">{t('title')}</b>
        <span className="type-meta font-normal">{t('byHand')}</span>
      </h2>
      <ul>
        {pointsOf(last.reason).map((point) => {
          const answer: Answer = rows ? answerTo(point, rows) : { name: 'unknown' };
          return (
            <li key={point} className="border-b border-rule py-2.5">
              <label className="flex items-start gap-3">
                <input
                  type="checkbox"
                  checked={done.includes(point)}
                  onChange={({ target }) =>
                    setDone((now) =>
                      target.checked ? [...now, point] : now.filter((other) => other !== point),
                    )
                  }
                  className="mt-1.5 size-4 accent-ink"
                />
                <span lang={foreignWordsLang(point, locale)} className="min-w-0 flex-1">
                  {point}
                </span>
                <span className={`text-sm ${answer.name === 'unchanged' ? 'text-mark' : 'text-ink-3'}`}>
                  {answered(answer)}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {earlier.length > 0 && (
        <ol className="border-b border-rule py-2 text-sm text-ink-2">
          {earlier.map(({ time, by, reason }, index) => (
            <li key={time} className="flex flex-wrap gap-x-3 py-0.5">
              <span className="n text-ink-3">
                {t('earlier', { number: index + 1, time: formatDate(time, locale, 'short') })}
              </span>
              <b>{by?.name ?? ''}</b>
              <span lang={foreignWordsLang(reason, locale)} className="min-w-0 flex-1 whitespace-pre-line">
                {reason}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
