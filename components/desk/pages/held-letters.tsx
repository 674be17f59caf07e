import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import { EmptyState } from '@/components/ui/notices/states';
import { HeldLettersEntry } from './held-letters-entry';

/**
 * Letters caused by members that wait for an editor, in groups that are decided together; the longest waiting first.
 */
export async function HeldLetters({ groups }: { groups: CallOutput<'heldLetters'>['list'] }) {
  const t = await getTranslations('desk.letters');
  return (
    <div className="w-full max-w-[1100px] px-4 pt-6 pb-16 md:px-10">
      <h1 className="type-page-title pb-2">{t('title')}</h1>
      <p className="max-w-[44em] pb-5 text-ink-2">{t('intro')}</p>
      {groups.length === 0 ? (
        <EmptyState text={t('empty')} />
      ) : (
        <ol className="ledger border-t border-ink [--gutter:112px]">
          {groups.map((group) => (
            <HeldLettersEntry
              key={`${group.activity_id}:${group.by?.id}:${group.batch}:${group.up_to}`}
              group={group}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
