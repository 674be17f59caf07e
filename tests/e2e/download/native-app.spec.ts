import { expect, itemsOf, test } from '@/tests/support/members';

test('an app that can be had is offered, and opens articles, flashes and events', async ({
  members,
  request,
}) => {
  const get = async (path: string) => (await request.get(members.site.base + path)).text();
  // The buttons are set by the page's own scripts, from the file beside it.
  const read = async (path: string) => {
    const html = await get(path);
    const [, script = ''] = /<script src="(\/page-scripts\/[^"]+)"/.exec(html) ?? [];
    return html + (await get(script));
  };
  const page = await read('/download');
  expect(page).toContain('https://apps.example.org/lianxun');
  expect(page).toContain('lianxun://home');
  const [article] = await itemsOf(members, 'articles', 1);
  const [flash] = await itemsOf(members, 'flashes', 1);
  expect(await read(`/wz_detail/${article?.id}`)).toContain(`lianxun://article/${article?.id}`);
  expect(await read(`/news/${flash?.id}`)).toContain(`lianxun://article/${flash?.id}`);
  const [, event] = /href="\/events\/(\d+)"/.exec(await read('/events')) ?? [];
  expect(await read(`/events/${event}`)).toContain(`lianxun://event/${event}`);
});
