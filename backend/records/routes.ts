import { recordCalls as calls } from '@/backend/contract/records/calls';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import { memberOf } from '@/backend/kernel/caller';
import type { Mount } from '@/backend/kernel/serve';
import { serve } from '@/backend/kernel/serve';
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
    serve(app, context, calls.records, (ctx, input) => listRecords(ctx, kinds[input.kind], input));
    serve(app, context, calls.readRecord, (ctx, input, caller) =>
      readRecord(ctx, memberOf(caller), kinds[input.kind], input),
    );
    serve(app, context, calls.recordUsage, async (ctx, { kind, id, locale }) => ({
      list: ((await kinds[kind].usage?.(ctx, id, locale)) ?? []).filter(({ total }) => total > 0),
    }));
    serve(app, context, calls.references, (ctx, input) => findReferences(ctx, input));
    serve(app, context, calls.saveRecord, (ctx, input, caller) =>
      saveRecord(ctx, memberOf(caller), kinds[input.kind], input),
    );
    serve(app, context, calls.previewRecord, (ctx, input, caller) =>
      previewRecord(ctx, memberOf(caller), kinds[input.kind], input),
    );
    serve(app, context, calls.recordPreview, (ctx, input) => readPreview(ctx, input));
    serve(app, context, calls.deleteRecord, (ctx, input, caller) =>
      deleteRecord(ctx, memberOf(caller), kinds[input.kind], input),
    );
    serve(app, context, calls.restoreRecord, (ctx, input, caller) =>
      restoreRecord(ctx, memberOf(caller), kinds[input.kind], input),
    );
    serve(app, context, calls.mergeRecords, (ctx, input, caller) =>
      mergeRecords(ctx, memberOf(caller), kinds[input.kind], input),
    );
  };
