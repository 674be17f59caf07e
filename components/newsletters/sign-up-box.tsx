import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';

/** Asks for the weekly letter in a narrow column: a field over a button, without a script. */
export async function SignUpBox({ locale }: { locale: Locale }) {
  const t = await getTranslations('letters');
  return (
    <form
      method="post"
      action="/api/letters/subscribe"
      className="no-print self-start border-t-2 border-ink pt-3 xl:max-w-[300px]"
    >
      <input type="hidden" name="page" value={locale} />
      <input type="hidden" name="letters" value="weekly" />
      <h3 className="text-base font-bold">{t('weeklyBox')}</h3>
      <p className="mt-2 text-base text-ink-2">{t('weeklyLineText')}</p>
      <label className="mt-3 block">
        <span className="sr-only">{t('email')}</span>
        <input
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={t('email')}
          className="h-11 w-full min-w-0 rounded-none border-b border-ctl bg-transparent text-md placeholder:text-ink-3"
        />
      </label>
      <button type="submit" className="btn btn-ink mt-3 w-full">
        {t('subscribe')}
      </button>
      <p className="type-meta mt-2">{t('promise')}</p>
    </form>
  );
}
