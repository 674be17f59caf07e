import { getTranslations } from 'next-intl/server';
import { LedgerSection } from '@/components/ui/ledger-section';
import { Link } from '@/components/ui/link';
import { OutwardLink } from '@/components/ui/outward-link';
import type { ToolGroup } from '@/lib/directory/read';
import { formatFigure } from '@/lib/platform/numbers/figures';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { Topic } from '@/lib/topics/read';
import { AtlasStrip } from './atlas-strip';

interface Props {
  groups: readonly ToolGroup[];
  topics: readonly Topic[];
  locale: Locale;
}

const TOPICS_KEY = 'topics';

/** The ecosystem by category: a strip to scale, then each category with all that is in it. */
export async function Atlas({ groups, topics, locale }: Props) {
  const t = await getTranslations('atlas');
  const parts = [
    ...groups.map(({ key, name, tools }) => ({ key, name, count: tools.length })),
    { key: TOPICS_KEY, name: t('topics'), count: topics.length },
  ];
  const entry = 'border-b border-rule py-3.5';
  const most = Math.max(...topics.map(({ total }) => total), 1);
  return (
    <div className="px-4 md:px-0 md:pe-16">
      <header className="pt-8 pb-6 md:ps-[156px]">
        <h1 className="type-article-title max-w-[20em]">{t('title')}</h1>
        <p className="mt-3 max-w-[38em] text-[17px] leading-relaxed text-ink-2">{t('description')}</p>
        <AtlasStrip label={t('categories')} parts={parts} />
      </header>
      <div className="ledger ledger-stacked ledger-wide">
        {groups.map((group) => (
          <LedgerSection key={group.id} id={group.key} label={group.name} rule="ink">
            <ul className="-mt-3.5 grid gap-x-10 md:grid-cols-2 xl:grid-cols-3">
              {group.tools.map((tool) => (
                <li key={tool.id} className={entry}>
                  <h3 className="text-[17px] leading-normal">
                    <OutwardLink href={tool.url} lang="en">
                      {tool.name}
                    </OutwardLink>
                  </h3>
                  <p className="text-[15px] leading-relaxed text-ink-2" lang={foreignLang(tool.lang, locale)}>
                    {tool.description}
                  </p>
                </li>
              ))}
            </ul>
          </LedgerSection>
        ))}
        <LedgerSection id={TOPICS_KEY} label={t('topics')} rule="ink">
          <ul className="-mt-3.5 grid gap-x-10 md:grid-cols-2 xl:grid-cols-3">
            {topics.map((topic) => (
              <li key={topic.id} className={entry}>
                <h3 className="text-[17px] leading-normal" lang={foreignLang(topic.lang, locale)}>
                  <Link href={topic.href}>{topic.name}</Link>
                </h3>
                <p className="type-meta">{t('items', { count: formatFigure(topic.total, { locale }) })}</p>
                <span
                  aria-hidden="true"
                  className="mt-1 block h-1 bg-ink"
                  style={{ width: `${(topic.total / most) * 100}%` }}
                />
              </li>
            ))}
          </ul>
        </LedgerSection>
      </div>
    </div>
  );
}
