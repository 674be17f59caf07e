import type { BrowserContext, Page } from '@playwright/test';
import { toDataURL } from 'qrcode';
import { asMember, expect, type Member, type MemberSite, newMember } from './members';

const IN_ORDER = 50;
/** The most tickets one member may have for an event. */
const EACH = 100;
const DAY_MS = 86_400_000;
/** A picture of one transparent pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A published event with free tickets, all of them bought. */
export async function openDoor(members: MemberSite, quantity: number) {
  const organiser = await newMember(members);
  const event = await makeFreeEvent(members, organiser, quantity);
  const tickets: Awaited<ReturnType<typeof buyTickets>> = [];
  let buyer = await newMember(members);
  while (tickets.length < quantity) {
    if (tickets.length % EACH === 0) buyer = await newMember(members);
    tickets.push(...(await buyTickets(members, buyer, event, IN_ORDER)));
  }
  return { organiser, ...event, tickets };
}

/**
 * Adds a named phone to the check-in list of the event, which is made with the first phone.
 * @returns its join key
 */
export async function addPhone(
  members: MemberSite,
  { organiser, id }: { organiser: Member; id: number },
  name: string,
): Promise<string> {
  const { data: gate } = await asMember(members, organiser, 'activityGate', { activity_id: id });
  const [list] =
    gate.lists.length > 0
      ? gate.lists
      : (await asMember(members, organiser, 'saveCheckInList', { activity_id: id, name: '东门' })).data.lists;
  const input = { activity_id: id, list_id: list?.id ?? 0, name };
  return (await asMember(members, organiser, 'addGateDevice', input)).data.join_key;
}

export async function makeFreeEvent(members: MemberSite, organiser: Member, quantity: number) {
  const day = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
  await asMember(members, organiser, 'saveOrganiser', { name: '渡口工作室' });
  const { data } = await asMember(members, organiser, 'updateActivity', {
    title: '链上清算工作坊',
    start_time: `${day} 14:00`,
    end_time: `${day} 18:00`,
    time_zone: 'Asia/Shanghai',
    city: '上海',
    address: '南阳路88号',
    status: 'published',
    tickets: [{ name: '正式票', price: 0, quantity, per_person_limit: EACH }],
  });
  return { id: data.id, typeId: data.tickets[0]?.id ?? 0 };
}

let orders = 0;

export async function buyTickets(
  members: MemberSite,
  buyer: Member,
  { id, typeId }: { id: number; typeId: number },
  quantity: number,
) {
  orders += 1;
  const order = await asMember(members, buyer, 'createOrder', {
    event_id: id,
    items: [{ ticket_type_id: typeId, quantity }],
    attendees: Array.from({ length: quantity }, (_, at) => ({ name: `来宾${orders}${at}` })),
    idempotency_key: `gate-${process.pid}-${orders}`,
  });
  const { data } = await asMember(members, buyer, 'orderDetails', { id: order.data.id });
  return data.tickets.map((ticket) => ({ id: ticket.id, code: ticket.code, orderId: data.id, buyer }));
}

/** The text in the QR code of a ticket. */
export async function tokenOf(
  members: MemberSite,
  { id, buyer }: { id: number; buyer: Member },
): Promise<string> {
  return (await asMember(members, buyer, 'ticketOfMine', { id })).data.token;
}

/** Replaces the browser's camera with a canvas, on which `holdUp` shows QR codes. */
export async function withCamera(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 640;
    const draw = canvas.getContext('2d');
    const clear = () => {
      if (!draw) return;
      draw.fillStyle = '#555';
      draw.fillRect(0, 0, 640, 640);
    };
    const shown = new Image();
    setInterval(() => {
      clear();
      if (!draw || !shown.complete || shown.naturalWidth === 0) return;
      draw.save();
      draw.translate(320, 320);
      draw.rotate(0.15);
      draw.drawImage(shown, -180, -180, 360, 360);
      draw.restore();
    }, 50);
    Object.assign(window, { holdUp: (source: string) => (shown.src = source) });
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(20);
  });
}

/**
 * Shows a QR code to the camera until there is a verdict, and then removes it: a code held up longer would count as a
 * second scan when a slow machine had not read it for some seconds.
 */
export async function showCode(page: Page, text: string, result: string): Promise<void> {
  const source = await toDataURL(text, { errorCorrectionLevel: 'M', margin: 4, width: 360 });
  const show = (picture: string) =>
    page.evaluate((shown) => {
      const toCamera: unknown = Reflect.get(window, 'holdUp');
      if (typeof toCamera === 'function') toCamera(shown);
    }, picture);
  await show(source);
  await expect(page.locator(`.gate-verdict[data-result=${result}]`)).toBeVisible();
  await show(NOTHING);
}
