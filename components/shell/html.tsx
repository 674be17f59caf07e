import type { ReactNode } from 'react';
import { builtScript } from '@/lib/platform/browser-scripts/built-script';

interface Props {
  lang: string;
  section?: 'hk';
  children: ReactNode;
}

/** The document. The reader's theme, price colours and text size are set by a script before the first paint. */
export function Html({ lang, section, children }: Props) {
  return (
    <html lang={lang} data-section={section} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: builtScript('reader-settings') }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
