import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { formatDate } from '@/lib/platform/dates/dates';

/** Below the queue: drafts of banned authors, which nobody can approve while the ban lasts. */
export function ReviewStopped({ stopped }: { stopped: CallOutput<'reviewQueue'>['stopped'] }) {
  const t = useTranslations('desk.review');
  const locale = useLocale();
  if (stopped.length === 0) return null;
  return (
    <section aria-label={t('stopped')} className="border-t border-rule px-6 py-4">
      <p className="flex items-baseline gap-3">
        <b>{t('stopped')}</b>
        <b className="n">{stopped.length}</b>
      </p>
      <ul>
        {stopped.map(({ id, title, lang, owner, due_time }) => (
          <li key={id} className="grid py-2">
            <span lang={foreignLang(lang, locale)} className="text-ink-3">
              {title || t('untitled')}
            </span>
            <span className="text-xs text-ink-2">
              <UserTextInLocale
                text={[
                  owner?.name ?? '',
                  due_time ? t('stoppedDue', { time: formatDate(due_time, locale, 'short') }) : '',
                ]
                  .filter(Boolean)
                  .join(t('comma'))}
                locale={locale}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
