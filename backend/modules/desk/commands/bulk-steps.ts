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
type Step = (context: Context, member: Member, story: DraftVersion, input: Input) => Promise<DraftVersion>;

/** Each act calls the command for one story, so that checks, rights and log are the same. */
export const BULK_STEPS: Record<BulkAct, Step> = {
  withdraw: (context, member, story, { reason }) => withdrawContent(context, member, { ...story, reason }),
  restore: (context, member, story, { reason }) =>
    restoreContent(context, member, { ...story, reason: needed({ reason }), resume: [] }),
  approve: (context, member, story, { far }) =>
    approveContent(context, member, {
      ...story,
      far,
      override_embargo: false,
      drop_corrections: false,
    }),
  reject: (context, member, story, { reason }) =>
    rejectContent(context, member, { ...story, reason: needed({ reason }) }),
  unschedule: (context, member, story) => unscheduleContent(context, member, story),
  embargo: (context, member, story, { reason, until, far }) =>
    embargoContent(context, member, { ...story, reason: needed({ reason }), until, far }),
  endEmbargo: (context, member, story) => endEmbargo(context, member, story),
  label: (context, member, story, { new_labels }) => {
    if (new_labels.length === 0) throw new ApiError('invalidInput', { new_labels: 'required' });
    return correctContent(context, member, { ...story, lang: 'zh-Hans', new_labels });
  },
  async topic(context, member, story, { topic_id }) {
    if (topic_id === undefined) throw new ApiError('invalidInput', { topic_id: 'required' });
    const { topic_ids } = await readLiveDocumentById(context, story.id);
    const ids = [...new Set([...topic_ids, topic_id])];
    return correctContent(context, member, { ...story, lang: 'zh-Hans', topic_ids: ids });
  },
  category: (context, member, story, { category_id }) => {
    if (category_id === undefined) throw new ApiError('invalidInput', { category_id: 'required' });
    return correctContent(context, member, { ...story, lang: 'zh-Hans', category_id });
  },
};

function needed({ reason }: { reason: string }): string {
  if (reason === '') throw new ApiError('invalidInput', { reason: 'required' });
  return reason;
}
