'use client';

import { PageFailure } from '@/components/shell/page-failure';
import { failureWords } from '@/components/shell/failure-words';
import type { Locale } from '@/lib/platform/language/locales';

/**
 * Shown when a page fails in the browser. Its texts are bundled, because fetching them may fail, too. The language is
 * read from the `lang` of the document, because every page loads this file and the route table would make it large.
 */
export default function SiteError({ error, reset }: { error: Error; reset: () => void }) {
  return <PageFailure error={error} retry={reset} {...failureWords[documentLocale()]} />;
}

function documentLocale(): Locale {
  const { lang } = document.documentElement;
  if (lang.startsWith('zh-Hant')) return 'zh-Hant';
  return lang === 'en' ? 'en' : 'zh-Hans';
}
