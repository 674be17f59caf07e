import type { Letters } from '@/backend/outbox/letter';

/** A letter an administrator sends to themselves, to see that letters arrive. */
export const testLetters = {
  testLetter: {
    'zh-Hans': {
      subject: '{site}的信寄得到',
      lines: ['你在编辑台试寄了这封信。收到它，验证码和通知也就收得到。', '{link}'],
    },
    'zh-Hant': {
      subject: '{site}的信寄得到',
      lines: ['你在編輯台試寄了這封信。收到它，驗證碼和通知也就收得到。', '{link}'],
    },
    en: {
      subject: 'Letters of {site} arrive',
      lines: [
        'You sent yourself this letter from the desk. Codes and notifications arrive as it did.',
        '{link}',
      ],
    },
  },
} satisfies Record<string, Letters>;
