import { getTranslations } from 'next-intl/server';
import { SignUpLine } from '@/components/newsletters/sign-up-line';
import { Link } from '@/components/ui/links/link';
import { LanguageBadge } from '@/components/ui/words/language-badge';
import { Headline } from '@/components/ui/words/headline';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { isLetterOffered } from '@/lib/publishing/metadata/filled-sections';
import { href } from '@/lib/platform/routing/href';
import { listIssues } from '@/lib/stories/read-weekly';

/** The end of the third column of the home page: the morning letter, and the newest issue of the weekly. */
export async function WideLists({ language }: { language: ReaderLanguage }) {
  const { locale } = language;
  const [nav, { items }] = await Promise.all([getTranslations('nav'), listIssues(language)]);
  const [issue] = items;
  return (
    <>
      {isLetterOffered('morning') && (
        <section aria-label={nav('letters')} className="border-t-2 border-ink pt-3">
          <SignUpLine locale={locale} isNarrow />
        </section>
      )}
      {issue && (
        <section aria-label={nav('weekly')}>
          <div className="rail-head">
            <h2 className="text-base font-bold">
              <Link href={href(locale, 'weekly')}>{nav('weekly')}</Link>
            </h2>
          </div>
          <Link href={issue.href} className="block">
            <span className="n-display block text-display-md font-semibold">{issue.number}</span>
            <span lang={foreignLang(issue.lang, locale)}>
              <span className="block text-lg leading-snug font-bold">
                <Headline text={issue.title} lang={issue.lang} />
              </span>
              <span className="mt-1 block text-base text-ink-2">{issue.summary}</span>
            </span>
            <LanguageBadge lang={issue.lang} locale={locale} />
          </Link>
        </section>
      )}
    </>
  );
}
