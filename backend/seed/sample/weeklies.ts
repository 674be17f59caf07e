import type { WeeklySeed } from '@/backend/seed/types';

export const weeklies: WeeklySeed[] = [
  {
    weeksAgo: 0,
    title: { zh: '夜班的价钱', en: 'The price of a night shift' },
    summary: {
      zh: '国债不再等银行开门，值班表先变了。本期还有：十一家排序器的收支，一座打平了的供热矿场，一笔走了二十七分钟的货款。',
      en: 'Treasuries no longer wait for the bank to open, and the rota was the first thing to change. Also: the books of eleven sequencers, a heating mine out of the red, and a payment that took 27 minutes.',
    },
    authors: ['shen-yanzhi', 'gu-beichen', 'zhou-weiyang', 'he-yidu', 'lu-tingchao'],
  },
  {
    weeksAgo: 1,
    title: { zh: '七稿', en: 'Seven drafts' },
    summary: {
      zh: '一条托管法案改了七稿，最后的定义来自一位退休出纳。另有鸭寮街的钱包铺，和涨到五万枚的押金。',
      en: 'A custody bill went through seven drafts, and a retired teller supplied the definition. Also: the wallet shop on Apliu Street, and a deposit of fifty thousand.',
    },
    authors: ['xu-wenqiao', 'liang-banshan'],
  },
  {
    weeksAgo: 2,
    title: { zh: '忘了口令的人', en: 'The man who forgot' },
    summary: {
      zh: '五人到场，四人完成。旁听一次密钥演练，再看义乌的会计怎样给每张发票一个地址。',
      en: 'Five came and four signed. We sit in on a key drill, see how Yiwu’s bookkeepers give each invoice an address, and read a reserve audit from the back.',
    },
    authors: ['shen-yanzhi', 'he-yidu', 'gu-beichen'],
  },
  {
    weeksAgo: 3,
    title: { zh: '小处', en: 'Small things' },
    summary: {
      zh: '“交易失败”的九种意思，一张缺席表，一台水泵。都是小事，都有数字。',
      en: 'Nine meanings of “transaction failed”, a table of absences, and a pump. Small matters, each with a figure attached.',
    },
    authors: ['lin-jianshan', 'xu-wenqiao', 'zhou-weiyang'],
  },
];
