/** Stands for the id of a story, event or draft in examples. */
const EXAMPLE_ID = 42;

/** A request that shows how a place is used. */
export interface Example {
  /** What stands in the braces of the path. */
  inBraces?: string | number;
  query?: Readonly<Record<string, string | number>>;
  body?: Readonly<Record<string, unknown>>;
  /** Sent as `Idempotency-Key`. */
  once?: string;
}

/** A request for each place, by its name; `tests/e2e/publishing/api-examples.spec.ts` makes each of them. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  listContent: { query: { kind: 'flash', limit: 2, lang: 'en' } },
  getContent: { inBraces: EXAMPLE_ID, query: { fields: 'id,title,url' } },
  listAuthors: { query: { limit: 2 } },
  getAuthor: { inBraces: EXAMPLE_ID },
  listTopics: { query: { lang: 'en' } },
  getTopic: { inBraces: EXAMPLE_ID },
  listCategories: { query: { lang: 'en' } },
  listLabels: { query: { limit: 5 } },
  listRegions: { query: { lang: 'en' } },
  listEvents: { query: { state: 'all', limit: 2 } },
  getEvent: { inBraces: EXAMPLE_ID, query: { lang: 'zh-Hant' } },
  listSeries: { query: { days: 7 } },
  getSeries: { inBraces: 'btc', query: { days: 30 } },
  search: { query: { q: 'BTC', limit: 3 } },
  listDrafts: { query: { size: 5 } },
  createDraft: {
    body: { lang: 'en', title: 'A draft of a program', body: '<p>Text.</p>' },
    once: 'draft-2026-11-27-1',
  },
  getDraft: { inBraces: EXAMPLE_ID },
  saveDraft: { inBraces: EXAMPLE_ID, body: { version: 1, lang: 'en', summary: 'What it is about' } },
  submitDraft: { inBraces: EXAMPLE_ID, body: { version: 2 } },
  publishFlash: { body: { lang: 'en', title: 'A flash of a program' }, once: 'flash-2026-11-27-1' },
  withdrawContent: { inBraces: EXAMPLE_ID, body: { version: 2, reason: 'Sent by mistake' } },
  correctContent: { inBraces: EXAMPLE_ID, body: { version: 1, lang: 'en', title: 'A better headline' } },
  createEvent: { body: { lang: 'en', title: 'An evening of a program' }, once: 'event-2026-11-27-1' },
  changeEvent: { inBraces: EXAMPLE_ID, body: { version: 1, city: 'Shanghai' } },
  addSeriesPoints: {
    inBraces: 'btc',
    body: { points: [{ at: '2026-11-27T08:00:00Z', value: 91234.5 }] },
  },
};
