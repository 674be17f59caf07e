import { readdirSync } from 'node:fs';
import { dataPath, describeWithData } from '@/tests/support/shared-data';
import { eventsOf, foundEvents, refusalsOf } from './events';

describeWithData('calendars and event lists of other sites', () => {
  test('every file is read or reports what is wrong on which line', async () => {
    for (const name of readdirSync(dataPath('ics'))) {
      const events = await eventsOf(dataPath(`ics/${name}`));
      expect({ name, count: events.length }).not.toEqual({ name, count: 0 });
    }
    const all = await eventsOf(dataPath('ics'));
    const entries = new Set(foundEvents(all).map(({ sourceKey }) => sourceKey.replace(/#\d{4}-.*$/, '')));
    expect([entries.size, refusalsOf(all).filter((refusal) => refusal.startsWith('broken')).length]).toEqual([
      37, 27,
    ]);
  });

  test('reads lists of real events', async () => {
    const web3 = await eventsOf(dataPath('events/web3_events_en.json'));
    expect(foundEvents(web3)).toHaveLength(142);
    expect(refusalsOf(web3)).toHaveLength(1);
    const chinese = await eventsOf(dataPath('events/tech_events_zh.json'));
    expect([foundEvents(chinese).length, refusalsOf(chinese)]).toEqual([58, []]);
  });
});
