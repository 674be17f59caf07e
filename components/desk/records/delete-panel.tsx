import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';
import { href } from '@/lib/platform/routing/href';
import { UsageList } from './usage-list';

interface Props {
  kind: RecordKindName;
  id: number;
  version: number;
  title: string;
}

/** Deletes a record. Where the record is used is shown first. */
export function DeletePanel({ kind, id, version, title }: Props) {
  const t = useTranslations('desk.records');
  const locale = useLocale();
  const router = useRouter();
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, send } = useAction();
  const remove = async () => {
    const reply = await send('deleteRecord', { kind, id, version });
    notify(reply.ok ? t('deleted', { title }) : reply.message);
    if (reply.ok) router.push(href(locale, 'deskRecords', { kind }));
  };
  return (
    <section className="border-t border-ink py-3">
      <button type="button" aria-expanded={isOpen} className="form-link" onClick={() => setIsOpen(!isOpen)}>
        {t('delete')}
      </button>
      {isOpen && (
        <div className="grid gap-3 pt-2">
          <UsageList kind={kind} id={id} />
          <p className="text-ink-2">{t('deleteNote')}</p>
          <p>
            <ActionButton
              type="button"
              disabled={isBusy}
              onClick={() => void remove()}
              className="btn btn-ink min-h-10 px-4"
            >
              {t('deleteNow')}
            </ActionButton>
          </p>
        </div>
      )}
    </section>
  );
}
