import { recordCalls as calls } from '@/backend/contract/records/calls';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import type { Mount } from '@/backend/kernel/serve';
import { serveCalls } from '@/backend/kernel/serve';
import { deleteRecord, restoreRecord } from './delete-record';
import { findReferences } from './find-references';
import type { RecordKind } from './kind';
import { listRecords } from './list-records';
import { mergeRecords } from './merge-records';
import { previewRecord, readPreview } from './preview-record';
import { readRecord } from './read-record';
import { saveRecord } from './save-record';

/** Calls for the records the desk manages. */
export const recordRoutes =
  (kinds: Record<RecordKindName, RecordKind>): Mount =>
  (app, context) => {
    serveCalls(app, context, calls, {
      records: (ctx, input) => listRecords(ctx, kinds[input.kind], input),
      readRecord: (ctx, input, { member }) => readRecord(ctx, member, kinds[input.kind], input),
      recordUsage: async (ctx, { kind, id, locale }) => ({
        list: ((await kinds[kind].usage?.(ctx, id, locale)) ?? []).filter(({ total }) => total > 0),
      }),
      references: (ctx, input) => findReferences(ctx, input),
      saveRecord: (ctx, input, { member }) => saveRecord(ctx, member, kinds[input.kind], input),
      previewRecord: (ctx, input, { member }) => previewRecord(ctx, member, kinds[input.kind], input),
      recordPreview: (ctx, input) => readPreview(ctx, input),
      deleteRecord: (ctx, input, { member }) => deleteRecord(ctx, member, kinds[input.kind], input),
      restoreRecord: (ctx, input, { member }) => restoreRecord(ctx, member, kinds[input.kind], input),
      mergeRecords: (ctx, input, { member }) => mergeRecords(ctx, member, kinds[input.kind], input),
    });
  };
