import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import type { DeskPageName } from '@/lib/desk/page-names';
import { MAIN_PAGES, DESK_PAGES } from '@/lib/desk/pages';
import { readDeskCounts, readDeskMember } from '@/lib/desk/read-frame';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  locale: Locale;
  current: DeskPageName;
  /** `side`: all links in groups. `row`: all links in a row that scrolls. `main`: the main links in a row. */
  form: 'side' | 'row' | 'main';
}

/** Links to the pages of the desk the reader may open. */
export async function DeskNav({ locale, current, form }: Props) {
  const t = await getTranslations('desk');
  const [{ roles }, counts] = await Promise.all([readDeskMember(), readDeskCounts()]);
  const open: Partial<Record<DeskPageName, number>> = {
    deskReview: counts.queue,
    deskComments: counts.comments,
    deskFeedback: counts.feedback,
    deskLetters: counts.letters,
    deskRealname: counts.realname,
  };
  const isAdmin = roles.includes('admin');
  const isSide = form === 'side';
  return (
    <nav
      aria-label={t('nav')}
      className={isSide ? 'pb-3' : 'flex items-stretch gap-6 overflow-x-auto [scrollbar-width:none]'}
    >
      {DESK_PAGES.map((group, index) => (
        <div key={index} className={isSide ? 'border-rule py-3 not-first:border-t' : 'contents'}>
          {group
            .filter((deskPage) => isAdmin || !deskPage.isForAdmins)
            .filter(({ section }) => !section || !isSectionOff(section))
            .filter(({ page }) => form !== 'main' || MAIN_PAGES.includes(page))
            .map(({ page, route, kinds }) => (
              <Link
                key={page}
                href={href(locale, route, kinds && { kind: kinds[0] })}
                aria-current={page === current ? 'page' : undefined}
                className={
                  isSide
                    ? 'side-link justify-between hover:no-underline'
                    : 'grid min-h-11 flex-none place-items-center border-y-[3px] border-(--clear) whitespace-nowrap hover:no-underline aria-[current]:border-b-ink aria-[current]:font-bold'
                }
              >
                <span>
                  {t(`pages.${page}`)}
                  {!isSide && Boolean(open[page]) && (
                    <span className="n ps-1 font-normal text-ink-3">{open[page]}</span>
                  )}
                </span>
                {isSide && Boolean(open[page]) && <span className="n type-meta">{open[page]}</span>}
              </Link>
            ))}
        </div>
      ))}
    </nav>
  );
}
