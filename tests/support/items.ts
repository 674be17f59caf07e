import type { ImportItem } from '@/backend/import/item';
import type { TestBackend } from './backend';

/** An article as the import's parsers make it. */
export function makeItem(
  key: string,
  change: Partial<ImportItem> & { title?: string; body?: string } = {},
): ImportItem {
  const { title = `标题${key}`, body = `<p>正文${key}</p>`, ...rest } = change;
  return {
    sourceKey: `test:${key}`,
    kind: 'article',
    texts: [{ lang: 'zh-Hans', text: { title, summary: '', body } }],
    authorName: '测试作者',
    categoryName: null,
    labelNames: [],
    releasedAt: '2026-01-02T03:04:05.000Z',
    sourceUrl: null,
    sourceName: null,
    picUrl: null,
    status: 'approved',
    isImportant: false,
    ...rest,
  };
}

/** Sends items to a running backend as the import command does. */
export async function importInto(
  backend: Pick<TestBackend, 'raw' | 'secret'>,
  items: ImportItem[],
  pictures = { isOffline: true, allowPrivate: false },
) {
  const answer = await backend.raw('/internal/import', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-backend-secret': backend.secret },
    body: JSON.stringify({ items, pictures }),
  });
  return { status: answer.status, ...(await answer.json()) } as {
    status: number;
    code: number;
    data: {
      added: number;
      updated: number;
      unchanged: number;
      withdrawn: number;
      waiting: number;
      failures: { address: string; reason: string }[];
    };
  };
}
