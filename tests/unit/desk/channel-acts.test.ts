import type { Post } from '@/components/desk/channels/act';
import { actsOf, mayWrite } from '@/components/desk/channels/acts-of';

const post = (more: Partial<Post>): Post => ({
  channel: 'telegram',
  account: '@news',
  locale: 'zh-Hans',
  state: 'removed',
  problem: null,
  answer: '',
  text: '一座桥通了',
  is_own_text: false,
  length: 5,
  max_length: 4096,
  link: '',
  changed_time: '',
  due_time: '',
  may_edit: true,
  may_remove: true,
  is_automatic: false,
  replies: null,
  isPublic: true,
  ...more,
});

describe('what an editor can do to a post', () => {
  it('sends one that was removed only while its story is published', () => {
    expect(actsOf(post({}))).toEqual(['send']);
    expect(actsOf(post({ isPublic: false }))).toEqual([]);
    expect(mayWrite(post({ isPublic: false }))).toBe(false);
  });

  it('skips a failed one, and says an uncertain one is there, after its story was withdrawn', () => {
    expect(actsOf(post({ state: 'failed', isPublic: false }))).toEqual(['skip']);
    expect(actsOf(post({ state: 'uncertain', isPublic: false }))).toEqual(['posted']);
  });
});
