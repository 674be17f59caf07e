import { and, count, eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { tags } from '@/backend/contract/tags';
import { toolCategories, tools, toolSubmissions } from '@/backend/db/schema/directory';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { notify } from '@/backend/modules/members/commands/messages';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { writeAudit } from '@/backend/records/audit';

/** How many proposals of one member may wait at a time. */
const MAX_WAITING = 5;

/** Proposes a tool. @throws ApiError invalidInput when the tool is listed, or proposed already, tooManyRequests */
export function submitTool(
  context: Context,
  member: Member,
  input: CallParsedInput<'submitTool'>,
): Promise<CallOutput<'submitTool'>> {
  return inTransaction(context, async ({ db, now }) => {
    const { category_id: categoryId, url } = input;
    const [listed] = await db.select({ id: tools.id }).from(tools).where(eq(tools.url, url));
    const isWaiting = eq(toolSubmissions.status, 'waiting');
    const [same] = await db
      .select({ id: toolSubmissions.id })
      .from(toolSubmissions)
      .where(and(isWaiting, eq(toolSubmissions.url, url)));
    if (listed || same) throw new ApiError('invalidInput', { url: 'taken' });
    const [tally] = await db
      .select({ waiting: count() })
      .from(toolSubmissions)
      .where(and(isWaiting, eq(toolSubmissions.userId, member.id)));
    if ((tally?.waiting ?? 0) >= MAX_WAITING) throw new ApiError('tooManyRequests');
    const { name, lang, description } = input;
    const [row] = await db
      .insert(toolSubmissions)
      .values({ userId: member.id, name, url, categoryId, lang, description, createdAt: now() })
      .returning({ id: toolSubmissions.id });
    return { id: row?.id ?? 0 };
  });
}

/**
 * Adds a proposed tool to the directory, or refuses it; the member who proposed it is notified either way.
 * @throws ApiError notFound, conflict when another editor has decided, invalidInput
 */
export function decideTool(
  context: Context,
  editor: Member,
  input: CallParsedInput<'decideTool'>,
): Promise<CallOutput<'decideTool'>> {
  return inTransaction(context, async (inner) => {
    const { db, now } = inner;
    const [row] = await db
      .select()
      .from(toolSubmissions)
      .where(eq(toolSubmissions.id, input.id))
      .for('update');
    if (!row) throw new ApiError('notFound');
    if (row.status !== 'waiting') throw new ApiError('conflict');
    const toolId = input.is_accepted ? await addTool(inner, row, input.category_id) : null;
    const reason = input.is_accepted ? '' : input.reason;
    const status = input.is_accepted ? 'accepted' : 'refused';
    await db
      .update(toolSubmissions)
      .set({ status, reason, toolId, decidedAt: now() })
      .where(eq(toolSubmissions.id, row.id));
    await notify(inner, row.userId, {
      kind: 'system',
      key: input.is_accepted ? 'toolAccepted' : 'toolRefused',
      params: { name: row.name, reason },
      link: toolId === null ? '/home_tools' : `/home_tools/${toolId}`,
    });
    await writeAudit(inner, editor, {
      subject: 'tool',
      id: toolId ?? row.id,
      title: row.name,
      command: status,
      before: { status: row.status },
      after: { status, reason },
    });
    return { tool_id: toolId };
  });
}

async function addTool(
  context: Context,
  { name, url, lang, description }: typeof toolSubmissions.$inferSelect,
  categoryId: number,
): Promise<number> {
  const { db } = context;
  const [category] = await db
    .select({ id: toolCategories.id })
    .from(toolCategories)
    .where(eq(toolCategories.id, categoryId));
  if (!category) throw new ApiError('invalidInput', { category_id: 'notFound' });
  const [tool] = await db
    .insert(tools)
    .values({ name, url, categoryId, description: { [lang]: description }, listedAt: context.now() })
    .returning({ id: tools.id });
  await queueRevalidation(context, [tags.site]);
  return tool?.id ?? 0;
}
