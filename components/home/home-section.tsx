import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';

interface Props {
  title: string;
  href?: string;
  children: ReactNode;
}

/** A section of the home page with its title in the gutter. */
export function HomeSection({ title, href, children }: Props) {
  return (
    <section className="entry">
      <h2 className="entry-gutter pt-5 text-base font-bold max-md:border-t max-md:border-ink">
        {href ? <Link href={href}>{title}</Link> : title}
      </h2>
      <div className="entry-body pb-10 pt-3 md:border-t md:border-ink md:pt-5">{children}</div>
    </section>
  );
}
