import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** Language of title and intro, when it is not the page's. */
  lang?: string;
  /** Language of the intro, when it is not that of the title. */
  introLang?: string;
  /** Shown in the gutter, beside the title. */
  aside?: ReactNode;
  /** Whether `aside` is a picture, which stands beside the title on phones as well. */
  isPicture?: boolean;
  /** The main action of the page, at the end of the title's row. */
  beside?: ReactNode;
  /** Tabs or anchors below the title. */
  below?: ReactNode;
  gutter?: 'list' | 'wide' | 'event';
  children: ReactNode;
}

const GUTTERS = { list: '', wide: 'ledger-wide', event: 'ledger-event' };

/** A page laid out on the vertical line (the ledger): title, then entries, with a gutter to the left of the line. */
export function LedgerPage(props: Props) {
  const {
    title,
    intro,
    lang,
    introLang = lang,
    aside,
    isPicture,
    beside,
    below,
    gutter = 'list',
    children,
  } = props;
  return (
    <div className="max-w-[1180px] px-4 md:px-0 md:pe-8 xl:pe-12">
      <div className={`ledger ledger-stacked ${GUTTERS[gutter]} min-h-[60vh] pt-6 pb-10 md:pt-9`}>
        <header className="entry">
          <div className={`entry-gutter pt-1.5 md:pt-3 ${isPicture ? 'entry-picture' : ''}`}>{aside}</div>
          <div className="entry-body pb-5">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <h1 className="type-page-title" lang={lang}>
                {title}
              </h1>
              {beside}
            </div>
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
