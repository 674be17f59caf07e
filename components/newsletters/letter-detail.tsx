import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import type { LetterDetail as Detail } from '@/lib/newsletters/read';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { isLetterOffered } from '@/lib/publishing/metadata/filled-sections';
import { href } from '@/lib/platform/routing/href';
import { LetterBlock } from './letter-block';
import { SignUpLine } from './sign-up-line';

/** A letter as a page: what was sent, and a line to subscribe. */
export async function LetterDetail({ letter, locale }: { letter: Detail; locale: Locale }) {
  const t = await getTranslations('letters');
  return (
    <LedgerPage
      title={letter.title}
      intro={letter.text}
      lang={foreignLang(letter.lang, locale)}
      aside={<span className="n-display text-4xl font-semibold md:text-display-xs">{letter.number}</span>}
      below={
        <p className="type-meta flex flex-wrap gap-x-4">
          <Link href={href(locale, 'letters')}>{letter.name}</Link>
          <span>{t('number', { number: letter.number })}</span>
          <time dateTime={`${letter.sentTime.replace(' ', 'T')}+08:00`}>
            {formatDate(letter.sentTime, locale)}
          </time>
        </p>
      }
    >
      {letter.blocks.map((block, place) => (
        <LetterBlock
          key={place}
          block={block}
          isGone={block.kind === 'story' && letter.gone.has(block.id)}
          lang={foreignLang(letter.lang, locale)}
          locale={locale}
        />
      ))}
      {isLetterOffered('morning') && (
        <div className="entry">
          <div className="entry-body col-start-2 mt-4 border-t border-ink pt-6">
            <SignUpLine locale={locale} />
          </div>
        </div>
      )}
    </LedgerPage>
  );
}
