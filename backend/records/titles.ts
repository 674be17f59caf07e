import { sql } from 'drizzle-orm';
import type { LocalText } from '@/backend/db/schema/local-text';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import type { RecordKind } from './kind';

/** The title of a record in all its languages; empty for an unknown id. */
export async function titleOf({ db }: Context, kind: RecordKind, id: number): Promise<LocalText> {
  const [row] = await db.execute<{ title: LocalText }>(
    sql`select a.title from (${kind.listed}) a where a.id = ${id}`,
  );
  return row?.title ?? {};
}

export const inLog = (title: LocalText) => pickText(title, 'zh-Hans').text;
