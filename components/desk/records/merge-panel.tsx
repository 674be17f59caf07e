import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { MERGEABLE_KINDS } from '@/backend/contract/records/kinds';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';
import { href } from '@/lib/platform/routing/href';
import { ReferenceSearch } from './reference-search';

interface Props {
  kind: (typeof MERGEABLE_KINDS)[number];
  id: number;
  version: number;
  title: string;
}

/** Merges this record into another of its kind. */
export function MergePanel({ kind, id, version, title }: Props) {
  const t = useTranslations('desk.records.merge');
  const locale = useLocale();
  const router = useRouter();
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const [into, setInto] = useState<{ id: number; title: string } | null>(null);
  const { isBusy, send } = useAction();
  const merge = async () => {
    if (!into) return;
    const reply = await send('mergeRecords', { kind, id, version, into: into.id });
    notify(reply.ok ? t('done', { title, into: into.title }) : reply.message);
    if (reply.ok) router.push(href(locale, 'deskRecord', { kind, id: into.id }));
  };
  return (
    <section className="border-t border-ink py-3">
      <button type="button" aria-expanded={isOpen} className="form-link" onClick={() => setIsOpen(!isOpen)}>
        {t('open')}
      </button>
      {isOpen && (
        <div className="grid gap-3 pt-2">
          <ReferenceSearch of={kind} label={t('find')} without={[id]} onChoose={setInto} />
          {into && (
            <>
              <p className="text-ink-2">{t('note', { title, into: into.title })}</p>
              <p>
                <ActionButton
                  type="button"
                  disabled={isBusy}
                  onClick={() => void merge()}
                  className="btn btn-ink min-h-10 px-4"
                >
                  {t('now')}
                </ActionButton>
              </p>
            </>
          )}
        </div>
      )}
    </section>
  );
}
