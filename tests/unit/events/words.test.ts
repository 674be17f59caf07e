/** @jest-environment node */
import { createTranslator } from 'next-intl';
import { toEventCard } from '@/lib/events/event';
import { eventWords } from '@/lib/events/words';
import { listNextEvents } from '@/lib/side-lists/read-lists';
import { readSideList } from '@/lib/side-lists/read';
import { readerLanguage } from '@/lib/platform/language/localize';
import messages from '@/messages/zh-Hans.json';
import { event } from './event';

const mockCall = jest.fn();
jest.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace: string }) =>
    createTranslator({ locale: 'zh-Hans', messages, namespace: namespace as never }),
}));
jest.mock('@/lib/platform/calls/read', () => ({ call: (...input: unknown[]) => mockCall(...input) }));

const language = readerLanguage('zh-Hans');
const running = { ...event, state: 'running' as const };
beforeEach(() => mockCall.mockResolvedValue({ ok: true, data: { list: [running, event], total: 11 } }));

test('an event that has begun is said to be on, one to come is not', async () => {
  expect(await eventWords(toEventCard(running, language), 'zh-Hans')).toMatchObject({ running: '进行中' });
  expect(await eventWords(toEventCard(event, language), 'zh-Hans')).toMatchObject({ running: '' });
});

test('the list beside the text says that an event is on', async () => {
  const { items, total } = await readSideList('events', language);
  expect(items.map(({ note }) => note?.includes('进行中'))).toEqual([true, false]);
  expect(total).toBe(11);
});

test('cancelled events are neither in the list of next events nor in its number', async () => {
  await listNextEvents(language, 3);
  expect(mockCall).toHaveBeenLastCalledWith(
    'activities',
    expect.objectContaining({ is_cancelled: false, size: 3 }),
    expect.anything(),
  );
});
