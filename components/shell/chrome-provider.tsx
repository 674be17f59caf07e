'use client';

import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, use } from 'react';
import type { Chrome } from '@/lib/platform/routing/chrome';
import { plainPath } from '@/lib/platform/routing/local-address';
import { chromeAt, type ChromeRule } from '@/lib/shell/chrome-at';

const Current = createContext<Chrome | null>(null);

interface Props {
  rules: readonly ChromeRule[];
  /** The chrome of pages that no rule names. */
  usual: Chrome;
  children: ReactNode;
}

/** Provides which parts of the shell (the chrome) the current page has. */
export function ChromeProvider({ rules, usual, children }: Props) {
  const path = plainPath(usePathname());
  const chrome = chromeAt(path, rules) ?? usual;
  return (
    <Current value={chrome}>
      <span hidden data-background={chrome.background} suppressHydrationWarning />
      {children}
    </Current>
  );
}

/** Shows its children when the current page has this part of the shell; outside a ChromeProvider always. */
export function ShownWithShellPart({
  part,
  children,
}: {
  part: 'footer' | 'tabBar' | 'toolBar' | 'downloadButton' | 'languageTool';
  children: ReactNode;
}) {
  return use(Current)?.[part] === false ? null : children;
}
