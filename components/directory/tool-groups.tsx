import { getTranslations } from 'next-intl/server';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import { Link } from '@/components/ui/links/link';
import { OutwardLink } from '@/components/ui/links/outward-link';
import type { ToolGroup } from '@/lib/directory/read';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';

/** The length of `YYYY-MM`: rows say the month. */
const MONTH_LENGTH = 7;

/** The directory of tools: each category in the gutter, with its tools beside it. */
export async function ToolGroups({ groups, locale }: { groups: readonly ToolGroup[]; locale: Locale }) {
  const t = await getTranslations('toolsDirectory');
  return groups.map((group) => (
    <LedgerSection key={group.id} id={group.key} label={group.name} rule="ink">
      <ul className="-mt-3.5 grid gap-x-10 md:grid-cols-2">
        {group.tools.map((tool) => (
          <li key={tool.id} className="border-b border-rule py-3.5">
            <h3 className="text-lg leading-normal">
              <Link href={href(locale, 'tool', { id: tool.id })} lang="en">
                {tool.name}
              </Link>
            </h3>
            <p className="text-base leading-relaxed text-ink-2" lang={foreignLang(tool.lang, locale)}>
              {tool.description}
            </p>
            <span className="flex flex-wrap gap-x-4">
              {tool.url !== '' && (
                <OutwardLink href={tool.url} className="type-meta">
                  {t('visit')}
                </OutwardLink>
              )}
              {tool.year > 0 && <span className="type-meta n">{t('stories', { count: tool.year })}</span>}
              {tool.listedAt !== '' && (
                <span className="type-meta n">
                  {t('listedSince', {
                    date: formatDate(tool.listedAt.slice(0, MONTH_LENGTH), locale, 'date'),
                  })}
                </span>
              )}
              {tool.votes > 0 && <span className="type-meta n">{t('votes', { count: tool.votes })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </LedgerSection>
  ));
}
