import type { ReactNode } from 'react';
import { FRAGMENT_BOUNDS } from '@/lib/platform/fragments/address';

export { onDemand as generateStaticParams } from '@/app/on-demand';

/** The document of a fragment. Only what stands between the bounds is sent to readers, in the place of its mark. */
export default function FragmentLayout({ children }: { children: ReactNode }) {
  return (
    <html>
      <body>
        <i {...{ [FRAGMENT_BOUNDS.begin]: '' }} />
        {children}
        <i {...{ [FRAGMENT_BOUNDS.end]: '' }} />
      </body>
    </html>
  );
}
