import { sql } from 'drizzle-orm';
import type { LocalText } from '@/backend/db/schema/local-text';
import { localText } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import type { RecordKind } from './kind';

/** The title of a record in all its languages; empty for an unknown id. */
export async function titleOf({ db }: Context, kind: RecordKind, id: number): Promise<LocalText> {
  const [row] = await readRows(db, sql`select a.title from (${kind.listed}) a where a.id = ${id}`, {
    title: localText,
  });
  return row?.title ?? {};
}

export const inLog = (title: LocalText) => pickText(title, 'zh-Hans').text;
