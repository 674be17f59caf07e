import { hostingCalls as calls } from '@/backend/contract/events/hosting';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { destroyEvent } from '@/backend/modules/events/commands/destroy-event';
import { duplicateEvent } from '@/backend/modules/events/commands/form/duplicate-event';
import { countTestOrders, switchTestMode } from '@/backend/modules/events/commands/switch-test-mode';
import { logConfirmedTranslation } from '@/backend/modules/events/commands/form/log-change';
import { endEventPreviews } from '@/backend/modules/events/commands/end-previews';
import { reviewEvent } from '@/backend/modules/events/commands/review-event';
import { saveOrganiser } from '@/backend/modules/events/commands/people/save-organiser';
import { listStaff, saveStaff } from '@/backend/modules/events/commands/people/staff';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { listEventChanges } from '@/backend/modules/events/queries/event-changes';
import { readHostingSetup } from '@/backend/modules/events/queries/hosting';
import { readOrganiser } from '@/backend/modules/events/queries/lists';
import { managedEvent, rolesIn } from '@/backend/modules/events/queries/managed';
import { readOwnEvent } from '@/backend/modules/events/queries/own-event';
import { makeEventPreview, readEventPreview } from '@/backend/modules/events/queries/preview';
import { listEventIndex, listOwnEvents, listPendingEvents } from '@/backend/modules/events/queries/own-list';

/** Events for those who hold them: reading and changing. */
export const hostingRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    hostingSetup: (ctx, { locale }, { member }) => readHostingSetup(ctx, member, locale),
    saveOrganiser: (ctx, input, { member }) => saveOrganiser(ctx, member, input),
    updateActivity: (ctx, input, { member }) => updateEvent(ctx, member, input),
    destroyActivity: (ctx, { id }, { member }) => destroyEvent(ctx, member, id),
    activityList: (ctx, input, caller) => {
      const member = caller.member;
      return listOwnEvents(ctx, member, input, member.roles.includes('admin'));
    },
    myActivities: (ctx, input, { member }) => listOwnEvents(ctx, member, input, false),
    activityIndex: (ctx, { locale }, { member }) => listEventIndex(ctx, member, locale),
    activityForEdit: async (ctx, { id, locale }, caller) => {
      const member = caller.member;
      const event = await managedEvent(ctx, member, id, 'see');
      return readOwnEvent(ctx, event, await rolesIn(ctx, member, event), locale);
    },
    activityChanges: async (ctx, { activity_id: id }, { member }) => {
      await managedEvent(ctx, member, id, 'see');
      return { list: await listEventChanges(ctx, id) };
    },
    matchActivityText: async (ctx, { activity_id: id, ...text }, caller) => {
      const member = caller.member;
      const event = await managedEvent(ctx, member, id, 'edit');
      const { title } = await readOwnEvent(ctx, event, [], text.lang);
      await logConfirmedTranslation(ctx, member, { id, title }, text);
      return {};
    },
    duplicateActivity: (ctx, { id, locale }, { member }) => duplicateEvent(ctx, member, id, locale),
    activityPreviewLink: (ctx, { id }, { member }) => makeEventPreview(ctx, member, id),
    endActivityPreviews: (ctx, { id }, { member }) => endEventPreviews(ctx, member, id),
    activityPreview: (ctx, { token, locale }) => readEventPreview(ctx, token, locale),
    setTestMode: (ctx, { id, is_on }, { member }) => switchTestMode(ctx, member, id, is_on),
    activityTestMode: async (ctx, { id }, { member }) =>
      countTestOrders(ctx, await managedEvent(ctx, member, id, 'see')),
    pendingActivities: (ctx, { locale }, { member }) => listPendingEvents(ctx, member, locale),
    reviewActivity: (ctx, input, { member }) => reviewEvent(ctx, member, input),
    organiserDetails: (ctx, { id, locale }) => readOrganiser(ctx, id, locale),
    activityStaff: (ctx, { activity_id }, { member }) => listStaff(ctx, member, activity_id),
    saveStaff: (ctx, input, { member }) => saveStaff(ctx, member, input),
  });
};
