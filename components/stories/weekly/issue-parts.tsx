import { getTranslations } from 'next-intl/server';
import { Avatar } from '@/components/pictures/avatar';
import { Headline } from '@/components/ui/words/headline';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import { Link } from '@/components/ui/links/link';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { Signer } from '@/lib/stories/signer';
import type { Issue } from '@/lib/stories/read-weekly';
import { TimeText } from '@/components/ui/dates/time-text';
import { DayText } from '@/components/ui/dates/day-text';

interface Props {
  issue: Issue;
  authors: readonly Signer[];
  locale: Locale;
}

/** After the articles of an issue: the week's important flashes, and authors. Empty parts are left out. */
export async function IssueParts({ issue, authors, locale }: Props) {
  const t = await getTranslations('weekly');
  return (
    <>
      {issue.flashes.length > 0 && (
        <LedgerSection label={t('flashes')} rule="ink">
          <ul className="grid gap-3.5">
            {issue.flashes.map((flash) => (
              <li key={flash.id} className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-2">
                <TimeText at={flash.releasedAt} className="n pt-px text-ink-3">
                  <DayText value={formatDate(flash.releasedAt, locale, 'number')} />
                </TimeText>
                <h3
                  className="col-start-2 text-md leading-normal font-semibold"
                  lang={foreignLang(flash.lang, locale)}
                >
                  <Link href={flash.href}>
                    <Headline text={flash.title} lang={flash.lang} />
                  </Link>
                </h3>
              </li>
            ))}
          </ul>
        </LedgerSection>
      )}
      {authors.length > 0 && (
        <LedgerSection label={t('authors')} rule="ink">
          <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
            {authors.map((author) => (
              <li key={author.id} className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-4">
                <Avatar id={author.id} src={author.avatar} size={44} />
                <div lang={foreignLang(author.lang, locale)}>
                  <h3 className="text-md leading-normal">
                    <Link href={author.href}>{author.name}</Link>
                  </h3>
                  <p className="text-sm leading-relaxed text-ink-2">{author.bio}</p>
                </div>
              </li>
            ))}
          </ul>
        </LedgerSection>
      )}
    </>
  );
}
