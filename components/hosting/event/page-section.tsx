import { useLocale } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { foreignWordsLang } from '@/lib/platform/language/foreign-lang';

interface Props {
  title: string;
  /** Below the title, in the gutter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of an organiser's page: its title in the gutter, its content beside it. */
export function PageSection({ title, aside, children }: Props) {
  const id = useId();
  const locale = useLocale();
  return (
    <section aria-labelledby={id} className="entry pb-[30px]">
      <div className="entry-gutter pt-3">
        <h2 id={id} lang={foreignWordsLang(title, locale)} className="text-base font-bold">
          {title}
        </h2>
        {aside && <p className="type-meta">{aside}</p>}
      </div>
      <div className="entry-body border-bs border-ink pt-3.5">{children}</div>
    </section>
  );
}
