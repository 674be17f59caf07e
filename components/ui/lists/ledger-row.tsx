import type { ReactNode } from 'react';
import { Link } from '../links/link';

interface Props {
  href: string;
  title: ReactNode;
  /** `lang` attribute of title and text, where it differs from the page's. */
  lang?: string;
  /** A number or a date, shown in the gutter. */
  gutter: ReactNode;
  /** A sentence below the title. */
  text?: string;
  meta?: ReactNode;
  /** A picture at the end of the row. */
  picture?: ReactNode;
}

/** A row of a list: a number or date in the gutter, its title, a sentence, and where it has one a picture. */
export function LedgerRow({ href, title, lang, gutter, text, meta, picture }: Props) {
  return (
    <article className="entry">
      <div className="entry-gutter pt-5">{gutter}</div>
      <div className={`entry-body border-t border-rule py-5 ${picture ? 'flex gap-x-4 md:gap-x-8' : ''}`}>
        <div className="min-w-0 flex-1">
          {meta && <div className="type-meta">{meta}</div>}
          <h2 className="text-lg leading-snug md:text-xl" lang={lang}>
            <Link href={href}>{title}</Link>
          </h2>
          {text && (
            <p className="type-summary mt-1.5 line-clamp-3" lang={lang}>
              {text}
            </p>
          )}
        </div>
        {picture && <div className="flex-none">{picture}</div>}
      </div>
    </article>
  );
}
