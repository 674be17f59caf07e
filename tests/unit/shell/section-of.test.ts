import { isInSection } from '@/lib/shell/section';
import { sectionOf } from '@/lib/shell/section-of';

const inSection = (path: string) =>
  (['home', 'news', 'columns', 'events', 'features', 'data'] as const).filter((name) =>
    isInSection(path, sectionOf(name)),
  );

test.each([
  ['/events/101', ['events']],
  ['/gw_shijian/2026-11', ['events']],
  ['/gw_ruzhu/1', ['events']],
  ['/events/calendar', ['events']],
  ['/wz_detail/1029', ['columns']],
  ['/articles/1029', ['columns']],
  ['/columnlist/3', ['columns']],
  ['/home_zt', ['features']],
  ['/home_jszk', []],
  ['/', ['home']],
])('%s is in the sections %j, by its address or by the folder it is rendered in', (path, sections) => {
  expect(inSection(path)).toEqual(sections);
});
