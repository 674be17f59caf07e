import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { Link } from '@/components/ui/links/link';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';

type Use = CallOutput<'whereUsed'>['list'][number];

interface Props {
  /** Null while loading. */
  uses: readonly Use[] | null;
  /** Whether the editor is about to withdraw or remove the story. */
  isGoing: boolean;
  /** Whether the story is about to be removed, which also closes its pictures. */
  isClosing: boolean;
}

/**
 * Where a story is used, shown before the editor withdraws or removes it. Uses of its pictures are shown only when the
 * pictures will be closed; the pages that use them stay as they are.
 */
export function WhereUsed({ uses, isGoing, isClosing }: Props) {
  const t = useTranslations('desk.manage');
  const locale = useLocale();
  if (!uses) return <p className="type-meta">{t('looking')}</p>;
  const losing = uses.filter(({ use }) => use !== 'picture');
  const keeping = isClosing ? uses.filter(({ use }) => use === 'picture') : [];
  const words = (use: Use) => {
    if (use.kind && use.id !== null)
      return <Link href={href(locale, use.kind, { id: use.id })}>{use.title}</Link>;
    if (use.use === 'topic' && use.id !== null)
      return <Link href={href(locale, 'topic', { id: use.id })}>{use.title}</Link>;
    return use.title;
  };
  const list = (shown: readonly Use[]) => (
    <ul className="text-sm">
      {shown.map((use, index) => (
        <li key={index} className="flex gap-3">
          <span className="type-meta w-24 flex-none">
            {use.use === 'picture' ? use.holder && t(`holders.${use.holder}`) : t(`uses.${use.use}`)}
          </span>
          <span lang={HTML_LANG[use.lang]} className="min-w-0">
            {words(use)}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-label={t('used')}>
      {losing.length === 0 && <p className="type-meta">{t('usedNowhere')}</p>}
      {losing.length > 0 && (
        <p className={isGoing ? 'text-mark' : 'type-meta'}>{t(isGoing ? 'usedGoing' : 'used')}</p>
      )}
      {list(losing)}
      {keeping.length > 0 && <p className="pt-2 text-mark">{t('picturesStay')}</p>}
      {list(keeping)}
    </section>
  );
}
