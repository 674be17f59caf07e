import type { ReactNode } from 'react';
import { builtScript } from '@/lib/platform/browser-scripts/built-script';

interface Props {
  lang: string;
  section?: 'hk';
  children: ReactNode;
}

/** The document. Its first script sets the reader's theme, price colours and text size before the first paint. */
export function Html({ lang, section, children }: Props) {
  return (
    <html lang={lang} data-section={section} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: builtScript('document-start') }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
