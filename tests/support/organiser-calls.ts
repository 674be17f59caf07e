import type { CallName } from '@/backend/contract/calls';

interface Created {
  event: { id: number; tickets: { id: number }[] };
  order: { id: number; tickets: { id: number }[] };
}

/** The calls of organisers, each with a complete input about an event and its order. */
export const ORGANISER_CALLS: Partial<Record<CallName, (fixture: Created) => Record<string, unknown>>> = {
  activityForEdit: ({ event }) => ({ id: event.id }),
  duplicateActivity: ({ event }) => ({ id: event.id }),
  activityPreviewLink: ({ event }) => ({ id: event.id }),
  endActivityPreviews: ({ event }) => ({ id: event.id }),
  activityTestMode: ({ event }) => ({ id: event.id }),
  activityCohosts: ({ event }) => ({ activity_id: event.id }),
  inviteCohost: ({ event }) => ({ activity_id: event.id, email: 'other@example.org' }),
  activityStaff: ({ event }) => ({ activity_id: event.id }),
  saveStaff: ({ event }) => ({ activity_id: event.id, email: 'other@example.org', role: null }),
  activityOrders: ({ event }) => ({ activity_id: event.id }),
  activityOrder: ({ order }) => ({ id: order.id }),
  updateActivityOrder: ({ order }) => ({ id: order.id, note: '熟人' }),
  renewActivityTicket: ({ order }) => ({ id: order.id, ticket_id: order.tickets[0]?.id }),
  matchTransfers: ({ event }) => ({ activity_id: event.id, csv: 'a' }),
  activityHome: ({ event }) => ({ activity_id: event.id }),
  activityChanges: ({ event }) => ({ activity_id: event.id }),
  matchActivityText: ({ event }) => ({ activity_id: event.id, lang: 'en', field: 'title' }),
  activityViews: ({ event }) => ({ activity_id: event.id }),
  exportOrders: ({ event }) => ({ activity_id: event.id }),
  messageAttendees: ({ event }) => ({
    activity_id: event.id,
    group: 'holders',
    subject: '地点',
    text: '三楼',
    idempotency_key: 'm',
  }),
  activityLetters: ({ event }) => ({ activity_id: event.id }),
  cancelPreview: ({ event }) => ({ activity_id: event.id }),
  activityWaitlist: ({ event }) => ({ activity_id: event.id }),
  activityReceipts: ({ event }) => ({ activity_id: event.id }),
  activityUnmatched: ({ event }) => ({ activity_id: event.id }),
  storeUnmatched: ({ event }) => ({
    activity_id: event.id,
    csv: '甲,280.00',
    lines: [{ line: 1, amount: 28000 }],
  }),
  activityPayouts: ({ event }) => ({ activity_id: event.id }),
  exportPayouts: ({ event }) => ({ activity_id: event.id }),
  matchPayouts: ({ event }) => ({ activity_id: event.id, text: 'a' }),
  activityCodes: ({ event }) => ({ activity_id: event.id }),
  createCodes: ({ event }) => ({ activity_id: event.id }),
  revokeCodes: ({ event }) => ({ activity_id: event.id, batch: '无' }),
  activityWebhooks: ({ event }) => ({ activity_id: event.id }),
  addWebhook: ({ event }) => ({ activity_id: event.id, url: 'https://example.org/hook' }),
  activityGate: ({ event }) => ({ activity_id: event.id }),
  saveCheckInList: ({ event }) => ({ activity_id: event.id, name: '正门' }),
  addGuest: ({ event }) => ({
    activity_id: event.id,
    ticket_type_id: event.tickets[0]?.id,
    attendees: [{ name: '来宾' }],
    idempotency_key: 'g',
  }),
  updateActivity: ({ event }) => ({ id: event.id, title: '改过的题目' }),
  cancelActivityOrder: ({ order }) => ({ id: order.id }),
};
