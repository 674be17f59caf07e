import type { Chrome } from '@/lib/platform/routing/chrome';

export interface Route {
  /** Canonical address; `[name]` stands for one segment. A numbered list has its further pages at `…/page/[page]`. */
  path: string;
  /** Folder of the page under `app/[locale]`, without its route groups; same parameter names. */
  page: string;
  /** Other addresses that show the same page; same parameter names. */
  aliases?: readonly string[];
  /**
   * Addresses whose query form (`?id=7`) leads to `path`; `…?key` gives the name of the query key where it differs from
   * the parameter's.
   */
  bare?: readonly string[];
  /** `required`: visitors without a session are redirected to /home; `account`: the page opens the login dialog. */
  session?: 'required' | 'account';
  /** False if search engines must not index the page. */
  isIndexable?: boolean;
  /** The languages in which the page exists; all three when absent. */
  onlyLocale?: 'en';
  /** Differences from the default shell. */
  chrome?: Partial<Chrome>;
}

export const bareChrome = { frame: 'bare', footer: false, tabBar: false, toolBar: false } as const;

/** Pages of an account: the page itself asks to sign in. */
export const privatePage = { session: 'account', isIndexable: false } as const;

/** Pages that redirect readers who are not signed in. */
export const gatedPage = { session: 'required', isIndexable: false } as const;
