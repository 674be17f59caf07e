import type { ReactNode } from 'react';
import type { Locale } from '@/lib/platform/language/locales';
import { MAIN_ID } from './portal-shell';
import { ShellEffects } from './effects/shell-effects';

/** A page with a header of its own, such as those of the desk and the editor. */
export function PlainShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <>
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <ShellEffects locale={locale} />
    </>
  );
}
