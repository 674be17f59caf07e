import { hostingCalls as calls } from '@/backend/contract/events/hosting';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { destroyEvent } from '@/backend/modules/events/commands/destroy-event';
import { duplicateEvent } from '@/backend/modules/events/commands/duplicate-event';
import { countTestOrders, switchTestMode } from '@/backend/modules/events/commands/switch-test-mode';
import { logMatch } from '@/backend/modules/events/commands/log-change';
import { endEventPreviews } from '@/backend/modules/events/commands/end-previews';
import { reviewEvent } from '@/backend/modules/events/commands/review-event';
import { saveOrganiser } from '@/backend/modules/events/commands/save-organiser';
import { listStaff, saveStaff } from '@/backend/modules/events/commands/staff';
import { updateEvent } from '@/backend/modules/events/commands/update-event';
import { listEventChanges } from '@/backend/modules/events/queries/event-changes';
import { readHostingSetup } from '@/backend/modules/events/queries/hosting';
import { readOrganiser } from '@/backend/modules/events/queries/lists';
import { managedEvent, rolesIn } from '@/backend/modules/events/queries/managed';
import { readOwnEvent } from '@/backend/modules/events/queries/own-event';
import { makeEventPreview, readEventPreview } from '@/backend/modules/events/queries/preview';
import { listEventIndex, listOwnEvents, listPendingEvents } from '@/backend/modules/events/queries/own-list';

/** Events for those who hold them: reading and changing. */
export const hostingRoutes: Mount = (app, context) => {
  serve(app, context, calls.hostingSetup, (ctx, { locale }, caller) =>
    readHostingSetup(ctx, memberOf(caller), locale),
  );
  serve(app, context, calls.saveOrganiser, (ctx, input, caller) =>
    saveOrganiser(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.updateActivity, (ctx, input, caller) =>
    updateEvent(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.destroyActivity, (ctx, { id }, caller) =>
    destroyEvent(ctx, memberOf(caller), id),
  );
  serve(app, context, calls.activityList, (ctx, input, caller) => {
    const member = memberOf(caller);
    return listOwnEvents(ctx, member, input, member.roles.includes('admin'));
  });
  serve(app, context, calls.myActivities, (ctx, input, caller) =>
    listOwnEvents(ctx, memberOf(caller), input, false),
  );
  serve(app, context, calls.activityIndex, (ctx, { locale }, caller) =>
    listEventIndex(ctx, memberOf(caller), locale),
  );
  serve(app, context, calls.activityForEdit, async (ctx, { id, locale }, caller) => {
    const member = memberOf(caller);
    const event = await managedEvent(ctx, member, id, 'see');
    return readOwnEvent(ctx, event, await rolesIn(ctx, member, event), locale);
  });
  serve(app, context, calls.activityChanges, async (ctx, { activity_id: id }, caller) => {
    await managedEvent(ctx, memberOf(caller), id, 'see');
    return { list: await listEventChanges(ctx, id) };
  });
  serve(app, context, calls.matchActivityText, async (ctx, { activity_id: id, ...text }, caller) => {
    const member = memberOf(caller);
    const event = await managedEvent(ctx, member, id, 'edit');
    const { title } = await readOwnEvent(ctx, event, [], text.lang);
    await logMatch(ctx, member, { id, title }, text);
    return {};
  });
  serve(app, context, calls.duplicateActivity, (ctx, { id, locale }, caller) =>
    duplicateEvent(ctx, memberOf(caller), id, locale),
  );
  serve(app, context, calls.activityPreviewLink, (ctx, { id }, caller) =>
    makeEventPreview(ctx, memberOf(caller), id),
  );
  serve(app, context, calls.endActivityPreviews, (ctx, { id }, caller) =>
    endEventPreviews(ctx, memberOf(caller), id),
  );
  serve(app, context, calls.activityPreview, (ctx, { token, locale }) =>
    readEventPreview(ctx, token, locale),
  );
  serve(app, context, calls.rehearseActivity, (ctx, { id, is_on }, caller) =>
    switchTestMode(ctx, memberOf(caller), id, is_on),
  );
  serve(app, context, calls.activityRehearsal, async (ctx, { id }, caller) =>
    countTestOrders(ctx, await managedEvent(ctx, memberOf(caller), id, 'see')),
  );
  serve(app, context, calls.pendingActivities, (ctx, { locale }, caller) =>
    listPendingEvents(ctx, memberOf(caller), locale),
  );
  serve(app, context, calls.reviewActivity, (ctx, input, caller) =>
    reviewEvent(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.organiserDetails, (ctx, { id, locale }) => readOrganiser(ctx, id, locale));
  serve(app, context, calls.activityStaff, (ctx, { activity_id }, caller) =>
    listStaff(ctx, memberOf(caller), activity_id),
  );
  serve(app, context, calls.saveStaff, (ctx, input, caller) => saveStaff(ctx, memberOf(caller), input));
};
