import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { Link } from '@/components/ui/link';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';

type Use = CallOutput<'whereUsed'>['list'][number];

interface Props {
  /** Null while loading. */
  uses: readonly Use[] | null;
  /** Whether the editor is about to withdraw or remove the item. */
  isGoing: boolean;
}

/** Where an item is used, shown before the editor withdraws or removes it. */
export function WhereUsed({ uses, isGoing }: Props) {
  const t = useTranslations('desk.manage');
  const locale = useLocale();
  if (!uses) return <p className="type-meta">{t('looking')}</p>;
  if (uses.length === 0) return <p className="type-meta">{t('usedNowhere')}</p>;
  const words = (use: Use) => {
    if (use.kind && use.id !== null)
      return <Link href={href(locale, use.kind, { id: use.id })}>{use.title}</Link>;
    if (use.use === 'topic' && use.id !== null)
      return <Link href={href(locale, 'topic', { id: use.id })}>{use.title}</Link>;
    return use.title;
  };
  return (
    <section aria-label={t('used')}>
      <p className={isGoing ? 'text-mark' : 'type-meta'}>{t(isGoing ? 'usedGoing' : 'used')}</p>
      <ul className="text-[14.5px]">
        {uses.map((use, index) => (
          <li key={index} className="flex gap-3">
            <span className="type-meta w-24 flex-none">{t(`uses.${use.use}`)}</span>
            <span lang={HTML_LANG[use.lang]} className="min-w-0">
              {words(use)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
