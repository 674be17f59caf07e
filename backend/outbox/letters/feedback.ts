import type { Letters } from '@/backend/outbox/letter';

/** What the desk answers to feedback. */
export const feedbackLetters = {
  feedbackReplied: {
    'zh-Hans': { subject: '{site}回复了您的反馈', lines: ['您说：{question}', '我们的回复：', '{reply}'] },
    'zh-Hant': { subject: '{site}回覆了您的意見', lines: ['您說：{question}', '我們的回覆：', '{reply}'] },
    en: {
      subject: '{site} has replied to your feedback',
      lines: ['You wrote: {question}', 'Our reply:', '{reply}'],
    },
  },
} satisfies Record<string, Letters>;
