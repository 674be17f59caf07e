import type { CallParsedInput } from '@/backend/contract/calls';
import type { BulkAct } from '@/backend/contract/desk/bulk-acts';
import type { DraftVersion } from '@/backend/contract/writing/draft';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { approveContent } from '@/backend/modules/writing/commands/review/approve';
import { rejectContent } from '@/backend/modules/writing/commands/review/reject';
import { unscheduleContent } from '@/backend/modules/writing/commands/publishing/schedule';
import { embargoContent, endEmbargo } from '@/backend/modules/writing/commands/review/embargo';
import { correctContent, withdrawContent } from '@/backend/modules/writing/commands/publishing/live';
import { restoreContent } from '@/backend/modules/writing/commands/withdrawal/restore';
import { readLiveDocumentById } from '@/backend/modules/writing/queries/publishing/live-document';

type Input = CallParsedInput<'bulkContents'>;
type Step = (context: Context, member: Member, item: DraftVersion, input: Input) => Promise<DraftVersion>;

/** Each act calls the command for one story, so that checks, rights and log are the same. */
export const BULK_STEPS: Record<BulkAct, Step> = {
  withdraw: (context, member, item, { reason }) => withdrawContent(context, member, { ...item, reason }),
  restore: (context, member, item, { reason }) =>
    restoreContent(context, member, { ...item, reason: needed({ reason }), resume: [] }),
  approve: (context, member, item, { far }) =>
    approveContent(context, member, {
      ...item,
      far,
      override_embargo: false,
      drop_corrections: false,
    }),
  reject: (context, member, item, { reason }) =>
    rejectContent(context, member, { ...item, reason: needed({ reason }) }),
  unschedule: (context, member, item) => unscheduleContent(context, member, item),
  embargo: (context, member, item, { reason, until, far }) =>
    embargoContent(context, member, { ...item, reason: needed({ reason }), until, far }),
  endEmbargo: (context, member, item) => endEmbargo(context, member, item),
  label: (context, member, item, { new_labels }) => {
    if (new_labels.length === 0) throw new ApiError('invalidInput', { new_labels: 'required' });
    return correctContent(context, member, { ...item, lang: 'zh-Hans', new_labels });
  },
  async topic(context, member, item, { topic_id }) {
    if (topic_id === undefined) throw new ApiError('invalidInput', { topic_id: 'required' });
    const { topic_ids } = await readLiveDocumentById(context, item.id);
    const ids = [...new Set([...topic_ids, topic_id])];
    return correctContent(context, member, { ...item, lang: 'zh-Hans', topic_ids: ids });
  },
  category: (context, member, item, { category_id }) => {
    if (category_id === undefined) throw new ApiError('invalidInput', { category_id: 'required' });
    return correctContent(context, member, { ...item, lang: 'zh-Hans', category_id });
  },
};

function needed({ reason }: { reason: string }): string {
  if (reason === '') throw new ApiError('invalidInput', { reason: 'required' });
  return reason;
}
