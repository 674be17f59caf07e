import type { Locale } from '@/backend/contract/locale';

/** A comment of a sample member under the article with this title. */
export interface CommentSeed {
  /** The title in the language it was written in. */
  article: string;
  by: 'reader' | 'columnist' | 'editor';
  lang: Locale;
  body: string;
  quote?: string;
  /** Hours after the article came out. */
  hours: number;
  isPicked?: boolean;
  replies?: readonly { by: CommentSeed['by']; lang: Locale; body: string; hours: number }[];
}

/** Comments under articles that are some days old, so that those of today are as new ones are: without any. */
export const comments: readonly CommentSeed[] = [
  {
    article: '鸭寮街有间铺，专修打不开的硬件钱包',
    by: 'columnist',
    lang: 'zh-Hant',
    body: '去年那隻就是排線，換完還收到錄像。第三條規矩當時覺得多餘，看完這篇明白了。',
    hours: 5,
    isPicked: true,
    replies: [
      {
        by: 'reader',
        lang: 'zh-Hans',
        body: '录像是当场拷给你，还是事后发？想知道他自己留不留一份。',
        hours: 7,
      },
      { by: 'columnist', lang: 'zh-Hant', body: '當場入記憶卡，機內即刪，他在鏡頭前刪的。', hours: 8 },
    ],
  },
  {
    article: '鸭寮街有间铺，专修打不开的硬件钱包',
    by: 'reader',
    lang: 'zh-Hans',
    body: '表里五类加起来是326，修好的是299，九成二对得上。难得有一篇连维修簿都算平的。',
    hours: 20,
  },
  {
    article: '钱包里的“确认”按钮，为什么总让人害怕',
    by: 'reader',
    lang: 'zh-Hans',
    body: '我停了不止11秒。把“对方得到”放在前面以后，第一次发现有个授权三年没撤。',
    quote: '对方得到什么，你失去什么',
    hours: 9,
    isPicked: true,
  },
  {
    article: '钱包里的“确认”按钮，为什么总让人害怕',
    by: 'editor',
    lang: 'zh-Hans',
    body: '有读者问六十个人怎么找的：都是街上请的，一半以前没用过钱包。',
    hours: 26,
  },
  {
    article: 'Reading a reserve audit from the back',
    by: 'columnist',
    lang: 'en',
    body: 'Tried this on two other issuers. One had moved “except” into a footnote of a footnote. Forty minutes is about right.',
    hours: 30,
  },
  {
    article: 'Reading a reserve audit from the back',
    by: 'reader',
    lang: 'en',
    body: 'Did the next edition get the number of banks back?',
    hours: 52,
    replies: [
      {
        by: 'editor',
        lang: 'en',
        body: 'Not yet. We ask every quarter, and will say so here when it does.',
        hours: 70,
      },
    ],
  },
];
