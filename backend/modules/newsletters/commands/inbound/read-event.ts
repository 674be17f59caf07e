import { z } from 'zod';

/** An address that a relay reports, and why. */
interface RelayEvent {
  address: string;
  kind: 'bounced' | 'complained';
}

const text = z.string().max(400);
/** The forms of Postmark, SendGrid, Mailgun and Amazon SES; of each only what is needed. */
const postmark = z.object({ RecordType: text, Email: text, Type: text.optional() });
const sendgrid = z.object({ event: text, email: text, type: text.optional() });
const mailgun = z.object({
  'event-data': z.object({ event: text, severity: text.optional(), recipient: text }),
});
/** Of the Simple Notification Service, by which SES reports; the report is the text of its message. */
const sns = z.object({ Type: z.literal('Notification'), Message: z.string() });
const confirmation = z.object({
  Type: z.literal('SubscriptionConfirmation'),
  SubscribeURL: z.url().max(2000),
});
/** `notificationType` of feedback notifications, `eventType` of event publishing. */
const ses = z.object({
  notificationType: text.optional(),
  eventType: text.optional(),
  bounce: z
    .object({ bounceType: text, bouncedRecipients: z.array(z.object({ emailAddress: text })) })
    .optional(),
  complaint: z.object({ complainedRecipients: z.array(z.object({ emailAddress: text })) }).optional(),
});

/** The addresses that a report of a relay ends; none for what it delivered or put off, and for other forms. */
export function readEvents(report: unknown): RelayEvent[] {
  if (Array.isArray(report)) return report.flatMap(readEvents);
  const bySns = sns.safeParse(report).data;
  if (bySns) return readEvents(parseJson(bySns.Message));
  const byPostmark = postmark.safeParse(report).data;
  if (byPostmark) return eventsOf(byPostmark.Email, kindOfPostmark(byPostmark.RecordType, byPostmark.Type));
  const bySendgrid = sendgrid.safeParse(report).data;
  if (bySendgrid) return eventsOf(bySendgrid.email, kindOfSendgrid(bySendgrid.event, bySendgrid.type));
  const byMailgun = mailgun.safeParse(report).data?.['event-data'];
  if (byMailgun)
    return eventsOf(
      byMailgun.recipient,
      byMailgun.event === 'complained'
        ? 'complained'
        : byMailgun.event === 'failed' && byMailgun.severity === 'permanent'
          ? 'bounced'
          : null,
    );
  const bySes = ses.safeParse(report).data;
  const bounced = bySes?.bounce?.bounceType === 'Permanent' ? bySes.bounce.bouncedRecipients : [];
  return [
    ...bounced.flatMap(({ emailAddress }) => eventsOf(emailAddress, 'bounced')),
    ...(bySes?.complaint?.complainedRecipients ?? []).flatMap(({ emailAddress }) =>
      eventsOf(emailAddress, 'complained'),
    ),
  ];
}

/** The address by which Amazon's notifications are confirmed once, by hand: it is not requested, as anybody may name one. */
export function subscriptionToConfirm(report: unknown): string | null {
  return confirmation.safeParse(report).data?.SubscribeURL ?? null;
}

/** What a text says as JSON; null for a text that is none. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const eventsOf = (address: string, kind: RelayEvent['kind'] | null): RelayEvent[] =>
  kind === null ? [] : [{ address: address.trim().toLowerCase(), kind }];

function kindOfPostmark(type: string, bounce?: string): RelayEvent['kind'] | null {
  if (type === 'SpamComplaint') return 'complained';
  return type === 'Bounce' && (bounce === 'HardBounce' || bounce === 'BadEmailAddress') ? 'bounced' : null;
}

function kindOfSendgrid(event: string, type?: string): RelayEvent['kind'] | null {
  if (event === 'spamreport') return 'complained';
  return event === 'bounce' && type !== 'blocked' ? 'bounced' : null;
}
