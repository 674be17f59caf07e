import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';

interface Props {
  locale: Locale;
  /** The key of the newsletter that is asked for. */
  letter?: 'morning' | 'weekly';
  /** For a narrow column: the field below the text on every screen. */
  isNarrow?: boolean;
}

/** One line that asks for a newsletter: a field and a button, without a script. */
export async function SignUpLine({ locale, letter = 'morning', isNarrow = false }: Props) {
  const t = await getTranslations('letters');
  return (
    <form
      method="post"
      action="/api/letters/subscribe"
      className={`no-print grid items-end gap-x-8 gap-y-3 ${isNarrow ? '' : 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'}`}
    >
      <input type="hidden" name="page" value={locale} />
      <input type="hidden" name="letters" value={letter} />
      <p>
        <b className="block text-lg leading-snug font-semibold">
          {t(letter === 'weekly' ? 'weeklyLine' : 'line')}
        </b>
        <span className="block text-base text-ink-2">
          {t(letter === 'weekly' ? 'weeklyLineText' : 'lineText')}
        </span>
        <span className="type-meta block">
          {t('promise')}{' '}
          <Link href={href(locale, 'letters')} className="underline underline-offset-4">
            {t('all')}
          </Link>
        </span>
      </p>
      <div className="flex">
        <label className="min-w-0 flex-1">
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
        <button type="submit" className="btn btn-ink shrink-0">
          {t('subscribe')}
        </button>
      </div>
    </form>
  );
}
