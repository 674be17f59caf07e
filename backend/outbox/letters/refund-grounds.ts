import type { Locale } from '@/backend/contract/locale';
import type { RefundGround } from '@/backend/contract/tickets/statuses';

/** What a letter about a refund says of why the money goes back; nothing for tickets, which is what a reader expects. */
export const refundGrounds: Record<Locale, Record<RefundGround, string>> = {
  'zh-Hans': {
    tickets: '',
    surplus: '这是你多付的部分，和票没有关系。',
    unsold: '这笔钱没有换成票。',
  },
  'zh-Hant': {
    tickets: '',
    surplus: '這是你多付的部分，和票沒有關係。',
    unsold: '這筆錢沒有換成票。',
  },
  en: {
    tickets: '',
    surplus: 'This is what you overpaid; it is not for a returned ticket.',
    unsold: 'No ticket came of this money.',
  },
};
