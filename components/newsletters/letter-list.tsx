import { formatDate } from '@/lib/platform/dates/dates';
import { getTranslations } from 'next-intl/server';
import { LedgerRow } from '@/components/ui/lists/ledger-row';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import type { Letter } from '@/lib/newsletters/read';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { wholeSentences } from '@/lib/publishing/text/whole-sentences';
import { Dotted } from '@/components/ui/words/dotted';

/** The letters that were sent, the newest first, their days in the gutter. */
export async function LetterList({ letters, locale }: { letters: readonly Letter[]; locale: Locale }) {
  const t = await getTranslations('letters');
  return (
    <>
      <LedgerSection label={t('archive')} rule="ink">
        {letters.length === 0 && <p className="text-ink-2">{t('empty')}</p>}
      </LedgerSection>
      {letters.map((letter) => (
        <LedgerRow
          key={letter.id}
          href={letter.href}
          title={letter.title}
          lang={foreignLang(letter.lang, locale)}
          text={wholeSentences(letter.text, letter.lang, 'phoneRow')}
          gutter={
            <time className="n text-base font-semibold">{formatDate(letter.sentTime, locale, 'number')}</time>
          }
          meta={<Dotted parts={[letter.name, t('number', { number: letter.number })]} />}
        />
      ))}
    </>
  );
}
