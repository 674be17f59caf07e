import type { ReactNode } from 'react';
import { accentStyle } from '@/backend/contract/brand/accent';
import { builtScript } from '@/lib/platform/browser-scripts/built-script';
import { siteBrand } from '@/lib/platform/config/site-brand';
import { languageOrder } from '@/lib/platform/language/writing-locales';
import { sectionsOff } from '@/lib/platform/routing/section-off';

interface Props {
  lang: string;
  /** What the style sheet colours the whole document by. */
  section?: 'dark' | undefined;
  children: ReactNode;
}

/** The document. Its first script sets the reader's theme, price colours and text size before the first paint. */
export function Html({ lang, section, children }: Props) {
  const { accent } = siteBrand();
  return (
    <html
      lang={lang}
      data-section={section}
      data-off={sectionsOff()}
      data-langs={languageOrder()}
      style={(accent && accentStyle(accent)) ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: builtScript('document-start') }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
