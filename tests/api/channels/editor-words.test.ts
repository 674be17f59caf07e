import { textFor } from '@/backend/modules/alerts/queries/alert-text';
import { readKeyFlash } from '@/backend/modules/alerts/queries/key-flash';
import { readPostedStory as readForChannel } from '@/backend/modules/channels/queries/story';
import { readPostedStory as readForFediverse } from '@/backend/modules/federation/queries/read-story';
import { type ChannelWorld, startChannelWorld } from '@/tests/support/channel-world';
import { hasPostgres } from '@/tests/support/postgres';

const BODY = '<p>签名完成，见<a href="https://example.org/" title="签名">签名</a>与<code>签名</code></p>';

(hasPostgres ? describe : describe.skip)('a story in the other Chinese script, outside its page', () => {
  let channels: ChannelWorld;
  let id: number;

  beforeAll(async () => {
    channels = await startChannelWorld();
    id = await channels.save('签名完成', {
      texts: [{ lang: 'zh-Hans', title: '签名完成', summary: '签名', body: BODY }],
      scriptWords: { 'zh-Hant': { 签名: '簽章' } },
    });
  });
  afterAll(() => channels.end());

  test('has the editor’s own words at channels; addresses and code stay', async () => {
    const story = await readForChannel(channels.world.context, id, 'zh-Hant');
    expect(story?.text).toMatchObject({ title: '簽章完成', summary: '簽章' });
    expect(story?.text?.html).toMatch(/^<p>簽章完成，見<a [^>]+>簽章<\/a>與<code>签名<\/code><\/p>$/);
    expect(story?.text?.html).toContain('href="https://example.org/"');
  });

  test('has them in the Fediverse', async () => {
    const story = await readForFediverse(channels.world.context, id);
    expect(story?.texts).toMatchObject([
      { lang: 'zh-Hans', title: '签名完成' },
      { lang: 'zh-Hant', title: '簽章完成' },
    ]);
  });

  test('has them in notifications', async () => {
    const matter = await readKeyFlash(channels.world.context, id);
    expect(textFor(matter?.texts ?? [], 'zh-Hant')?.title).toBe('簽章完成');
  });
});
