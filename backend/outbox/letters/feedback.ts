import type { Letters } from '@/backend/outbox/letter';

/** What the desk answers to feedback. */
export const feedbackLetters = {
  feedbackReplied: {
    'zh-Hans': { subject: '{site}回复了你的反馈', lines: ['你说：{question}', '我们的回复：', '{reply}'] },
    'zh-Hant': { subject: '{site}回覆了你的意見', lines: ['你說：{question}', '我們的回覆：', '{reply}'] },
    en: {
      subject: '{site} has replied to your feedback',
      lines: ['You wrote: {question}', 'Our reply:', '{reply}'],
    },
  },
} satisfies Record<string, Letters>;
