import type { Locale } from '@/backend/contract/locale';
import type { ScanResult } from '@/backend/contract/tickets/statuses';

/** Why the rules would have refused a visitor whom a phone let in without a network, as the end of a sentence. */
const REASONS: Record<Locale, Record<Exclude<ScanResult, 'admitted'>, string>> = {
  'zh-Hans': {
    void: '票当时已退或已取消',
    moved: '票已转给别人',
    used: '票已用过',
    unpaid: '还没有付款',
    awaiting: '还没有批准',
    disputed: '付款有争议',
    other: '是别场的票',
    early: '还没到入场时间',
    closed: '入场已经结束',
    left: '人已离场',
    fake: '不是这里的票',
  },
  'zh-Hant': {
    void: '票當時已退或已取消',
    moved: '票已轉給別人',
    used: '票已用過',
    unpaid: '還沒有付款',
    awaiting: '還沒有批准',
    disputed: '付款有爭議',
    other: '是別場的票',
    early: '還沒到入場時間',
    closed: '入場已經結束',
    left: '人已離場',
    fake: '不是這裡的票',
  },
  en: {
    void: 'the ticket had been refunded or cancelled',
    moved: 'the ticket had been passed on',
    used: 'the ticket had been used',
    unpaid: 'the order was not paid',
    awaiting: 'the order was not approved',
    disputed: 'the payment was disputed',
    other: 'the ticket was for something else',
    early: 'it was too early',
    closed: 'entry had closed',
    left: 'they had left',
    fake: 'the ticket was not from here',
  },
};
const BEGINNING: Record<Locale, string> = {
  'zh-Hans': '断网时放进；',
  'zh-Hant': '斷網時放進；',
  en: 'Let in by a phone that was offline; ',
};

/** A sentence for lists; empty where the rules say the same as the phone. */
export const gateRemark = (result: ScanResult, locale: Locale): string =>
  result === 'admitted' ? '' : BEGINNING[locale] + REASONS[locale][result];
