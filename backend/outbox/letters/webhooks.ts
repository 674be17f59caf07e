import type { Letters } from '@/backend/outbox/letter';

/** Letters about webhooks: programs that are notified of orders and of what happens on this site. */
export const webhookLetters = {
  webhookPaused: {
    'zh-Hans': {
      subject: '{host}三天没收到订单，先停推了',
      title: '{host}三天都没收下，先停推了。',
      lines: ['《{title}》的订单推到{url}，一直没成。', '后来的都排着，没有丢；修好以后打开，会一起推过去。'],
      button: '去看，再打开',
      note: '只寄给主办方。',
    },
    'zh-Hant': {
      subject: '{host}三天沒收到訂單，先停推了',
      title: '{host}三天都沒收下，先停推了。',
      lines: ['《{title}》的訂單推到{url}，一直沒成。', '後來的都排著，沒有丟；修好以後打開，會一起推過去。'],
      button: '去看，再打開',
      note: '只寄給主辦方。',
    },
    en: {
      subject: '{host} has not taken orders for three days: paused',
      title: '{host} has taken nothing for three days. Deliveries are paused.',
      lines: [
        'Orders of “{title}” could not be delivered to {url}.',
        'Later ones wait and are not lost. Resume once it works again, and they are sent together.',
      ],
      button: 'Look, and resume',
      note: 'Only the organiser gets this letter.',
    },
  },
  keyWebhookPaused: {
    'zh-Hans': {
      subject: '{host}三天没收下，先停推了',
      title: '{host}三天都没收下，先停推了。',
      lines: ['推到{url}的，一直没成。', '后来的都排着，没有丢；修好以后打开，会一起推过去。'],
      button: '去看，再打开',
      note: '只寄给加这个地址的人。',
    },
    'zh-Hant': {
      subject: '{host}三天沒收下，先停推了',
      title: '{host}三天都沒收下，先停推了。',
      lines: ['推到{url}的，一直沒成。', '後來的都排著，沒有丟；修好以後打開，會一起推過去。'],
      button: '去看，再打開',
      note: '只寄給加這個地址的人。',
    },
    en: {
      subject: '{host} has taken nothing for three days: paused',
      title: '{host} has taken nothing for three days. Deliveries are paused.',
      lines: [
        'Nothing could be delivered to {url}.',
        'Later deliveries wait and are not lost. Resume once it works again, and they are sent together.',
      ],
      button: 'Look, and resume',
      note: 'Only the member who added the address gets this letter.',
    },
  },
} as const satisfies Record<string, Letters>;
