import { toCalendarFile } from '@/lib/publishing/calendar';

const entry = {
  uid: 'event-101@example.org',
  title: '链上清算，与抵押品; 工作坊, 上海',
  location: '上海静安区南阳路88号三楼',
  description: '第一行\n第二行',
  url: 'https://example.org/events/101',
  startsAt: '2026-12-05T13:30:00+08:00',
  endsAt: '2026-12-05T18:00:00+08:00',
  updatedAt: '2026-11-20T00:00:00.000Z',
  isCancelled: false,
};

describe('toCalendarFile', () => {
  const file = toCalendarFile([entry]);

  it('gives instants in UTC', () => {
    expect(file).toContain('DTSTART:20261205T053000Z\r\n');
    expect(file).toContain('DTEND:20261205T100000Z\r\n');
  });

  it('escapes what has a meaning of its own', () => {
    expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:链上清算，与抵押品\\; 工作坊\\, 上海');
    expect(file).toContain('DESCRIPTION:第一行\\n第二行');
  });

  it('folds long lines between characters', () => {
    const long = toCalendarFile([{ ...entry, title: '清算'.repeat(60) }]);
    for (const line of long.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(long.replaceAll('\r\n ', '')).toContain('清算'.repeat(60));
  });

  it('says when it was called off', () => {
    expect(toCalendarFile([{ ...entry, isCancelled: true }])).toContain('STATUS:CANCELLED');
  });
});
