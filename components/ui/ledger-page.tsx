import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** Language of title and intro, when it is not the page's. */
  lang?: string;
  /** Language of the intro, when it is not that of the title. */
  introLang?: string;
  /** In the gutter, beside the title. */
  aside?: ReactNode;
  /** Tabs or anchors below the title. */
  below?: ReactNode;
  gutter?: 'list' | 'wide' | 'event';
  /** The page is about one item; hides the row of sections on a phone. */
  isDetail?: boolean;
  children: ReactNode;
}

const GUTTERS = { list: '', wide: 'ledger-wide', event: 'ledger-event' };

/** A page laid out on the vertical line (the ledger): title, then entries, with a gutter to the left of the line. */
export function LedgerPage(props: Props) {
  const { title, intro, lang, introLang = lang, aside, below, gutter = 'list', isDetail, children } = props;
  return (
    <div data-detail={isDetail || undefined} className="max-w-[1180px] px-4 md:px-0 md:pe-8 xl:pe-12">
      <div className={`ledger ledger-stacked ${GUTTERS[gutter]} min-h-[60vh] pt-6 pb-10 md:pt-9`}>
        <header className="entry">
          <div className="entry-gutter pt-1.5 md:pt-3">{aside}</div>
          <div className="entry-body pb-5">
            <h1 className="type-page-title" lang={lang}>
              {title}
            </h1>
            {intro && (
              <p className="type-summary mt-3" lang={introLang}>
                {intro}
              </p>
            )}
            {below && <div className="mt-3">{below}</div>}
          </div>
        </header>
        {children}
      </div>
    </div>
  );
}
