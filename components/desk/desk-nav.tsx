import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { DeskPageName } from '@/lib/desk/metadata';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';

const PAGES = ['desk', 'deskReview', 'deskFlash', 'deskFeeds', 'deskItems', 'deskLog'] as const;

interface Props {
  locale: Locale;
  current: DeskPageName;
  /** How many pieces wait. */
  waiting: number;
  form: 'side' | 'row';
}

/** The pages of the desk, as a side bar or as one row. */
export async function DeskNav({ locale, current, waiting, form }: Props) {
  const t = await getTranslations('desk');
  const isSide = form === 'side';
  return (
    <nav aria-label={t('nav')} className={isSide ? 'py-3' : 'flex items-stretch gap-6 overflow-x-auto'}>
      {PAGES.map((name) => (
        <Link
          key={name}
          href={href(locale, name)}
          aria-current={name === current ? 'page' : undefined}
          className={
            isSide
              ? 'side-link justify-between hover:no-underline'
              : 'grid min-h-11 flex-none place-items-center border-y-[3px] border-transparent whitespace-nowrap hover:no-underline aria-[current]:border-b-ink aria-[current]:font-bold'
          }
        >
          <span>
            {t(`pages.${name}`)}
            {!isSide && name === 'deskReview' && waiting > 0 && (
              <span className="n ps-1 font-normal text-ink-3">{waiting}</span>
            )}
          </span>
          {isSide && name === 'deskReview' && <span className="n type-meta">{waiting}</span>}
        </Link>
      ))}
    </nav>
  );
}
