import type { Context } from '@/backend/kernel/context';
import type { ImportItem } from '@/backend/import/item';
import type { PictureCopier } from './pictures';
import type { ImportSubjects, MovedAddress } from './subjects';

const STATES = { approved: 'published', draft: 'draft', withdrawn: 'withdrawn' } as const;

/**
 * Stores pages of another site. A page that an earlier import stored stays as it is, because the desk may have changed it
 * since.
 */
export async function storePages<Prepared>(
  context: Context,
  subjects: Pick<ImportSubjects<Prepared>, 'findPages' | 'savePage'>,
  items: readonly ImportItem[],
  pictures: PictureCopier,
): Promise<{ added: number; unchanged: number; moved: MovedAddress[] }> {
  const stored = await subjects.findPages(
    context,
    items.map(({ sourceKey }) => sourceKey),
  );
  const before = stored.size;
  const moved: MovedAddress[] = [];
  for (const item of items) {
    const path = stored.get(item.sourceKey) ?? (await store(context, subjects, item, pictures));
    stored.set(item.sourceKey, path);
    const to = (isGuess: boolean) => (address: string) => ({ address, isGuess, to: { path } });
    // A draft has no address that visitors could open.
    if (item.status !== 'approved') continue;
    moved.push(
      ...(item.oldPlaces?.named ?? []).map(to(false)),
      ...(item.oldPlaces?.guessed ?? []).map(to(true)),
    );
  }
  const added = stored.size - before;
  return { added, unchanged: items.length - added, moved };
}

async function store<Prepared>(
  context: Context,
  subjects: Pick<ImportSubjects<Prepared>, 'savePage'>,
  { sourceKey, slug = '', status, texts, picUrl }: ImportItem,
  pictures: PictureCopier,
): Promise<string> {
  const [first] = texts;
  if (!first) throw new Error(`${sourceKey} has no text`);
  const { lang, text } = first;
  const pic = picUrl ? await pictures.copy(picUrl, sourceKey) : null;
  const cover = pic === null ? '' : `<figure><img src="${pic}" alt=""></figure>`;
  const body = cover + (await pictures.copyAll(text.body, sourceKey));
  const { title, summary } = text;
  return subjects.savePage(context, { sourceKey, slug, lang, title, summary, body, status: STATES[status] });
}
