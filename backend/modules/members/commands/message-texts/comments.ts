import type { CommentReason } from '@/backend/contract/comments/states';
import type { MessageTexts } from './message-texts';

/** The key of the notification that says why a comment was removed. */
export const REMOVED_KEYS = {
  attack: 'commentRemovedAttack',
  solicitation: 'commentRemovedSolicitation',
  advertising: 'commentRemovedAdvertising',
  untrue: 'commentRemovedUntrue',
  offTopic: 'commentRemovedOffTopic',
} as const satisfies Record<CommentReason, string>;

const removed = (hans: string, hant: string, en: string) => ({
  'zh-Hans': { title: '你的评论被撤下了', body: `原因：${hans}。{note}“{body}”` },
  'zh-Hant': { title: '你的評論被撤下了', body: `原因：${hant}。{note}「{body}」` },
  en: { title: 'Your comment was removed', body: `Reason: ${en}. {note}“{body}”` },
});

/** Notifications to authors of comments. */
export const commentTexts = {
  commentRemovedAttack: removed('人身攻击', '人身攻擊', 'a personal attack'),
  commentRemovedSolicitation: removed('引人私聊', '引人私聊', 'luring people elsewhere'),
  commentRemovedAdvertising: removed('广告', '廣告', 'advertising'),
  commentRemovedUntrue: removed('不实', '不實', 'untrue'),
  commentRemovedOffTopic: removed('离题', '離題', 'off topic'),
  commentApprovedNote: {
    'zh-Hans': { title: '你的评论已放出', body: '编辑说：{note}“{body}”' },
    'zh-Hant': { title: '你的評論已放出', body: '編輯說：{note}「{body}」' },
    en: { title: 'Your comment is public', body: 'The editor writes: {note}“{body}”' },
  },
} as const satisfies MessageTexts;
