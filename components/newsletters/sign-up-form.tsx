import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import type { Newsletter } from '@/lib/newsletters/read';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { CheckRow } from './check-row';

interface Props {
  newsletters: readonly Newsletter[];
  /** Address of the letter that was sent last, if there is one. */
  latest?: string;
  locale: Locale;
}

/** Asks for newsletters: a check row for each, one field, one button. It works without a script. */
export async function SignUpForm({ newsletters, latest, locale }: Props) {
  const t = await getTranslations('letters');
  return (
    <form method="post" action="/api/letters/subscribe" className="no-print entry">
      <div className="entry-body col-start-2 max-w-[560px] pb-10">
        <input type="hidden" name="page" value={locale} />
        <fieldset className="border-t border-ink">
          <legend className="sr-only">{t('choose')}</legend>
          {newsletters.map(({ key, name, cadence, description, lang }, place) => (
            <CheckRow
              key={key}
              name="letters"
              value={key}
              label={name}
              note={[cadence, description].filter(Boolean).join(locale === 'en' ? '. ' : '。')}
              lang={foreignLang(lang, locale)}
              isChecked={place === 0}
            />
          ))}
        </fieldset>
        <label className="field mt-6">
          <span className="field-label">{t('email')}</span>
          <span className="field-frame">
            <input
              type="email"
              name="email"
              required
              autoComplete="email"
              placeholder={t('emailExample')}
              className="field-input"
            />
          </span>
        </label>
        <button type="submit" className="btn btn-ink mt-4 min-h-[52px] w-full text-lg">
          {t('subscribe')}
        </button>
        <p className="type-meta mt-3">{t('promise')}</p>
        {latest && (
          <p className="mt-4">
            <Link href={latest} className="underline underline-offset-4">
              {t('newest')}
            </Link>
          </p>
        )}
      </div>
    </form>
  );
}
