import type { RecordKindName } from '@/backend/contract/records/kinds';
import type { MemberCalls } from '@/tests/support/drafts';

export const zh = (text: string) => ({ 'zh-Hans': text });
const firstOf = async (editor: MemberCalls, kind: RecordKindName) =>
  (await editor('records', { kind })).data.list[0]?.id ?? 0;
const anyStory = async (editor: MemberCalls) =>
  (await editor('deskContents', { kind: 'article', status: 'approved' })).data.list[0]?.id ?? 0;

interface CreatedRecord {
  make: (editor: MemberCalls) => Promise<Record<string, unknown>>;
  change: Record<string, unknown>;
  tag: (id: number) => string;
}

/** For each kind of record that can be created: a new record, a change of it, and a tag of the pages that show it. */
export const CREATED_RECORDS: Partial<Record<RecordKindName, CreatedRecord>> = {
  topic: {
    make: async (editor) => ({
      name: zh('测试专题'),
      intro: {},
      summary: zh('今天有进展'),
      summary_day: '2026-01-02',
      item_ids: [await anyStory(editor)],
    }),
    change: { is_special: true },
    tag: (id) => `topic:${id}`,
  },
  label: {
    make: async () => ({ name: zh('测试标签') }),
    change: { name: zh('测试标签二') },
    tag: (id) => `label:${id}`,
  },
  author: {
    make: async () => ({ name: zh('测试作者'), bio: {} }),
    change: { bio: zh('写测试的人') },
    tag: (id) => `author:${id}`,
  },
  weekly: {
    make: async (editor) => ({
      number: 9001,
      title: zh('第9001期'),
      summary: {},
      starts: '2026-01-05',
      ends: '2026-01-11',
      author_ids: [await firstOf(editor, 'author')],
    }),
    change: { summary: zh('这一周') },
    tag: () => 'site',
  },
  newsletter: {
    make: async () => ({ name: zh('测试信'), key: 'test-letter', description: {}, cadence: zh('每月') }),
    change: { is_closed: true },
    tag: () => 'letters',
  },
  banner: {
    make: async () => ({ title: zh('横幅'), link: '/features/5', starts: null, ends: null }),
    change: { link: 'https://example.org/' },
    tag: () => 'site',
  },
  recommendation: {
    make: async (editor) => ({ content_id: await anyStory(editor) }),
    change: { position: 3 },
    tag: () => 'hot',
  },
  notice: {
    make: async () => ({
      title: zh('停机'),
      body: zh('<p>今晚</p><script>x</script>'),
      release_time: null,
    }),
    change: { title: zh('停机一小时') },
    tag: () => 'site',
  },
  partner: {
    make: async () => ({
      name: zh('友社'),
      kind: 'media',
      url: 'https://example.org',
      description: {},
    }),
    change: { kind: 'research' },
    tag: () => 'site',
  },
  tool_category: {
    make: async () => ({ key: 'a-test', name: zh('测试类') }),
    change: { name: zh('测试类二') },
    tag: () => 'site',
  },
  tool: {
    make: async (editor) => ({
      category_id: await firstOf(editor, 'tool_category'),
      name: 'Tool',
      url: 'https://example.org',
      description: {},
    }),
    change: { name: 'Tool 2' },
    tag: () => 'site',
  },
  term: {
    make: () => Promise.resolve({ simplified: '测试词', taiwan: '試驗詞', hong_kong: '', exception: '' }),
    change: { hong_kong: '測試用詞' },
    tag: () => 'terms',
  },
  landing: {
    make: () =>
      Promise.resolve({
        slug: 'a-test-landing',
        status: 'published',
        title: zh('测试落地页'),
        summary: zh('一句话'),
        name: zh('测试'),
        set: 'mint',
        tone: 'ground',
        display: 'numeral',
        motif: 'score',
        display_text: {},
        place: {},
        related: [],
        sections: [
          { type: 'text', key: 'about', title: zh('关于'), body: zh('<p>看<script>alert(1)</script></p>') },
        ],
        pages: [],
      }),
    change: { summary: zh('另一句话') },
    tag: () => 'landings',
  },
  series: {
    make: async () => ({
      key: 'a-test',
      type: 'tests',
      name: zh('测试数据'),
      description: {},
      unit: {},
      source: {},
      chart: 'line',
    }),
    change: { chart: 'bars' },
    tag: () => 'data',
  },
};
