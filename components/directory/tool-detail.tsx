import { getTranslations } from 'next-intl/server';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import { Link } from '@/components/ui/links/link';
import { OutwardLink } from '@/components/ui/links/outward-link';
import type { ToolPage } from '@/lib/directory/atlas/sheet';
import { TimeText } from '@/components/ui/dates/time-text';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { DatedLinks } from './dated-links';
import { MemberMessages } from './member-messages';
import { ToolAbout } from './tool-about';
import { ToolVote } from './tool-vote-deferred';

/** The length of `YYYY-MM-DD`. */
const DAY_LENGTH = 10;

/** One tool: its description, a link to it, stories about it and who wrote them, since when it is listed, and events that name it. */
export async function ToolDetail({ tool, locale }: { tool: ToolPage; locale: Locale }) {
  const t = await getTranslations('toolsDirectory');
  return (
    <LedgerPage
      title={tool.name}
      intro={<span lang={foreignLang(tool.lang, locale)}>{tool.description}</span>}
      aside={<Link href={href(locale, 'tools')}>{tool.category?.name}</Link>}
      below={
        <>
          {tool.url !== '' && (
            <>
              <OutwardLink href={tool.url} className="btn btn-ink mt-2">
                {t('visit')}
              </OutwardLink>
              <p className="type-meta mt-3">{t('externalOne')}</p>
            </>
          )}
          {tool.listedAt !== '' && (
            <p className="type-meta mt-3">
              <TimeText at={tool.listedAt}>
                {t('listedSince', { date: formatDate(tool.listedAt.slice(0, DAY_LENGTH), locale, 'date') })}
              </TimeText>
            </p>
          )}
          <MemberMessages locale={locale}>
            <ToolVote id={tool.id} votes={tool.votes} />
          </MemberMessages>
        </>
      }
      gutter="event"
    >
      <ToolAbout tool={tool} locale={locale} label={t('about')} />
      {tool.news.length > 0 && (
        <LedgerSection label={t('news')} rule="ink">
          <DatedLinks links={tool.news} locale={locale} />
        </LedgerSection>
      )}
      {tool.writers.length > 0 && (
        <LedgerSection label={t('usedBy')} rule="ink">
          <ul className="-mt-2.5 flex flex-wrap gap-x-8">
            {tool.writers.map(({ id, name, lang, href: page, count }) => (
              <li key={id} className="py-2.5">
                <Link href={page} lang={foreignLang(lang, locale)} className="text-lg font-bold">
                  {name}
                </Link>
                <span className="type-meta n ms-2">{t('stories', { count })}</span>
              </li>
            ))}
          </ul>
        </LedgerSection>
      )}
      {tool.events.length > 0 && (
        <LedgerSection label={t('events')} rule="ink">
          <DatedLinks links={tool.events} locale={locale} />
        </LedgerSection>
      )}
      {tool.related.length > 0 && (
        <LedgerSection label={t('related')} rule="ink">
          <ul className="-mt-2">
            {tool.related.map(({ id, name }) => (
              <li key={id} className="border-b border-rule py-2.5">
                <Link href={href(locale, 'tool', { id })} lang="en" className="text-lg font-bold">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </LedgerSection>
      )}
    </LedgerPage>
  );
}
