import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { TimeText } from '@/components/ui/dates/time-text';
import type { FormDocument } from '@/lib/desk/records/blank';
import { useAction } from '@/lib/accounts/use-action';
import { formatDate, toIso } from '@/lib/platform/dates/dates';

interface Props {
  kind: RecordKindName;
  id: number;
  versions: CallOutput<'readRecord'>['versions'];
  /** Fills the form with an earlier version; null when the form is read-only. */
  onFill: ((document: FormDocument) => void) | null;
}

/** The versions of a record, newest first; each but the newest can be loaded into the form. */
export function VersionsList({ kind, id, versions, onFill }: Props) {
  const t = useTranslations('desk.records.versions');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const fill = async (number: number) => {
    const reply = await send('readRecord', { kind, id, number });
    if (!reply.ok) return notify(reply.message);
    onFill?.(reply.data.document);
    notify(t('filled', { number }));
  };
  return (
    <section className="border-t border-ink py-3">
      <h2 className="font-bold">{t('title')}</h2>
      {versions.length === 0 && <p className="type-meta">{t('none')}</p>}
      <ol>
        {versions.map(({ number, command, editor, time }, index) => (
          <li key={number} className="flex gap-3 border-t border-rule py-1.5 first:border-0">
            <span className="n w-6 flex-none text-ink-3">{number}</span>
            <span className="min-w-0 flex-1">
              {t(`commands.${command}`)} <b>{editor?.name ?? t('before')}</b>
              <TimeText at={toIso(time)} className="type-meta n block">
                {formatDate(time, locale, 'short')}
              </TimeText>
            </span>
            {index > 0 && onFill && (
              <ActionButton
                type="button"
                disabled={isBusy}
                aria-label={t('takeName', { number })}
                onClick={() => void fill(number)}
                className="form-link flex-none"
              >
                {t('take')}
              </ActionButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
