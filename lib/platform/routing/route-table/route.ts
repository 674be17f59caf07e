import type { Chrome } from '@/lib/platform/routing/chrome';

export interface Route {
  /** Canonical address; `[name]` stands for one segment. A numbered list has its further pages at `…/page/[page]`. */
  path: string;
  /** Folder of the page under `app/[locale]`, whatever groups it stands in; same parameter names. */
  page: string;
  /** Other addresses that show the same page; same parameter names. */
  aliases?: readonly string[];
  /** Bare addresses whose query form (`?id=7`) leads to `path`; `?key` names another key than the parameter's. */
  bare?: readonly string[];
  /** `required`: anonymous visits go to /home; `account`: the page opens the login dialog. */
  session?: 'required' | 'account';
  /** False keeps search engines out. */
  isIndexable?: boolean;
  /** Only these languages have the page; all three when absent. */
  onlyLocale?: 'en';
  /** Where the shell differs from that of most pages. */
  chrome?: Partial<Chrome>;
}

export const bareChrome = { frame: 'bare', footer: false, toolBar: false } as const;

/** Pages of an account: the page itself asks to sign in. */
export const privatePage = { session: 'account', isIndexable: false } as const;

/** Pages that lead away whoever is not signed in. */
export const gatedPage = { session: 'required', isIndexable: false } as const;
