import { useTranslations } from 'next-intl';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { namesOfRegions, useRegionNames } from '@/lib/platform/language/use-region-names';
import { settingsChanges } from '@/lib/desk/settings-changes';

interface Props {
  live: DraftDocument | null;
  submitted: DraftDocument;
  names: Record<string, string>;
}

/** Changed settings of the draft: old values struck through, new ones underlined. */
export function ReviewSettings({ live, submitted, names }: Props) {
  const t = useTranslations('desk.review');
  const regions = namesOfRegions(useRegionNames());
  const changes = settingsChanges(live, submitted, { ...names, ...regions });
  if (changes.length === 0) return null;
  return (
    <dl aria-label={t('settings')} className="mt-6 grid max-w-[900px] gap-1">
      {changes.map(({ name, before, after }) => (
        <div key={name} className="flex flex-wrap gap-x-4">
          <dt className="min-w-16 shrink-0 text-ink-3">{t(`fields.${name}`)}</dt>
          <dd className="flex min-w-0 flex-1 flex-wrap gap-x-3">
            {before
              .filter((value) => !after.includes(value))
              .map((value) => (
                <del key={value} className="word-removed">
                  {value}
                </del>
              ))}
            {after.map((value) =>
              live && !before.includes(value) ? (
                <ins key={value} className="word-added">
                  {value}
                </ins>
              ) : (
                <span key={value}>{value}</span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
