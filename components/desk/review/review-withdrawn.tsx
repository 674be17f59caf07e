import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { formatDate } from '@/lib/platform/dates/dates';
import { RestoreForm } from '../stories/restore-form';

interface Props {
  id: number;
  title: string;
  withdrawn: NonNullable<CallOutput<'reviewDraft'>['withdrawn']>;
  /** Called after the story was restored. */
  onRestored: () => void;
}

/**
 * Above the edit of a withdrawn story: who withdrew it, when and why. Approving the edit leaves the story withdrawn;
 * restoring it is a separate action, with a reason.
 */
export function ReviewWithdrawn({ id, title, withdrawn, onRestored }: Props) {
  const t = useTranslations('desk.restore');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { by, time, reason } = withdrawn;
  const when = t('when', { time: formatDate(time, locale, 'full'), name: by?.name ?? t('source') });
  return (
    <section aria-label={t('title')} className="mb-6 border-t-2 border-mark pt-4">
      <h2 className="text-xl leading-snug font-bold text-mark">{t('title')}</h2>
      <p className="mt-1 text-ink-2">
        <UserTextInLocale
          text={reason === '' ? t('about', { when }) : t('because', { when, reason })}
          locale={locale}
        />
      </p>
      {isOpen ? (
        <RestoreForm id={id} title={title} onCancel={() => setIsOpen(false)} onDone={onRestored} />
      ) : (
        <button type="button" onClick={() => setIsOpen(true)} className="form-link mt-1">
          {t('open')}
        </button>
      )}
    </section>
  );
}
