import { newsletterIssues, newsletters } from '@/backend/db/schema/newsletters';
import { followLink } from '@/backend/modules/newsletters/commands/follow-link';
import { formsOf } from '@/backend/modules/newsletters/commands/send/letter';
import { readClicks } from '@/backend/modules/newsletters/queries/clicks';
import { saveContents } from '@/backend/modules/stories/commands/save';
import type { WrittenText } from '@/backend/contract/newsletters/written-issue';
import { hasPostgres } from '@/tests/support/postgres';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('links of letters that are counted', () => {
  let world: TicketWorld;
  let story: number;
  let issueId: number;
  let newsletter: typeof newsletters.$inferSelect;
  beforeAll(async () => {
    world = await startTicketWorld({ NEWSLETTERS_CLICKS: 'on' });
    const { context } = world;
    [story = 0] = await saveContents(context, [
      {
        kind: 'flash',
        status: 'approved',
        texts: [{ lang: 'en', title: 'A bridge opens', summary: '', body: '<p>A bridge opens.</p>' }],
        authorId: null,
        categoryId: null,
        region: 'none',
        isImportant: false,
        pic: '',
        sourceName: {},
        sourceUrl: '',
        releaseTime: new Date(),
        labelIds: [],
        topicIds: [],
      },
    ]);
    const [added] = await context.db
      .insert(newsletters)
      .values({ key: 'tried', name: { en: 'Tried' }, description: {}, cadence: {} })
      .returning();
    if (!added) throw new Error('no newsletter');
    newsletter = added;
    const [sent] = await context.db
      .insert(newsletterIssues)
      .values({
        newsletterId: added.id,
        number: 1,
        state: 'sent',
        document: { subject: { en: 'Today' }, intro: {}, blocks: [] },
        createdAt: new Date(),
        updatedAt: new Date(),
      })
      .returning();
    issueId = sent?.id ?? 0;
  });
  afterAll(() => world.end());

  const linkIn = (isSent: boolean, context = world.context) => {
    const text: WrittenText = {
      lang: 'en',
      subject: 'Today',
      intro: '',
      blocks: [
        {
          kind: 'story',
          id: story,
          story: 'flash',
          title: 'A bridge opens',
          line: '',
          time: '09:00',
          is_important: false,
        },
      ],
    };
    const written = { 'zh-Hans': text, 'zh-Hant': text, en: text };
    const { html } = formsOf(context, newsletter, { id: issueId, written, date: new Date() }, isSent).en;
    return /<a class="nl-ink" href="([^"]+)"/.exec(html)?.[1] ?? '';
  };
  const partsOf = (link: string) => {
    const [number, content_id, lang, mark = ''] = link.replace(/^.*\//, '').split('.');
    return {
      issue: Number(number),
      content_id: Number(content_id),
      lang: lang === 'en' ? ('en' as const) : ('zh-Hans' as const),
      mark,
      is_counted: true,
    };
  };
  const clicks = () => readClicks(world.context, issueId, 'en');

  test('links lead straight to the story in a test letter, and where counting is off', () => {
    const plain = `https://news.example/en/news/${story}`;
    const { newsletters: settings } = world.context.config;
    const off = { ...world.context.config, newsletters: { ...settings, countsClicks: false } };
    expect(linkIn(false)).toBe(plain);
    expect(linkIn(true, { ...world.context, config: off })).toBe(plain);
  });

  test('a link of a letter that was sent leads to its story, and is counted unless a program only looks', async () => {
    const link = linkIn(true);
    expect(link).toMatch(new RegExp(`^https://news.example/api/letters/click/${issueId}\\.${story}\\.en\\.`));
    const parts = partsOf(link);
    expect(await clicks()).toEqual([]);
    for (const is_counted of [true, true, false])
      expect(await followLink(world.context, { ...parts, is_counted })).toEqual({
        url: `https://news.example/en/news/${story}`,
      });
    expect(await clicks()).toEqual([{ content_id: story, title: 'A bridge opens', count: 2 }]);
  });

  test('a changed link leads nowhere', async () => {
    const parts = partsOf(linkIn(true));
    for (const change of [
      { content_id: story + 1 },
      { issue: issueId + 1 },
      { lang: 'zh-Hans' as const },
      { mark: '' },
    ])
      expect(await refusalOf(followLink(world.context, { ...parts, ...change }))).toBe('notFound');
  });
});
