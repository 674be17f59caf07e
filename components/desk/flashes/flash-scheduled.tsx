import { useLocale, useTranslations } from 'next-intl';
import type { DeskStory } from '@/lib/desk/flash-warnings';
import { href } from '@/lib/platform/routing/href';
import { Link } from '@/components/ui/links/link';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { NarrowTime } from './narrow-time';

/** The scheduled flashes, on a dotted line above the field. */
export function FlashScheduled({ flashes }: { flashes: readonly DeskStory[] }) {
  const t = useTranslations('desk.flash');
  const locale = useLocale();
  if (flashes.length === 0) return <div className="h-6" />;
  return (
    <section aria-label={t('toCome')} className="ledger dotted-line pt-5 [--gutter:104px]">
      {flashes.map((flash) => (
        <div key={flash.id} className="entry py-1.5">
          <span aria-hidden="true" data-node="scheduled" className="desk-node top-3" />
          <NarrowTime at={toIso(flash.release_time)} className="entry-gutter n text-ink-2">
            {formatDate(flash.release_time, locale, 'short')}
          </NarrowTime>
          <p className="entry-body flex flex-wrap gap-x-4">
            <Link href={href(locale, 'publishEdit', { id: flash.id })} className="min-w-0 flex-1">
              {flash.title}
            </Link>
            <span className="type-meta">
              {flash.langs.includes('en') ? t('scheduledBoth') : t('scheduledNoEnglish')}
            </span>
          </p>
        </div>
      ))}
    </section>
  );
}
