import type { Locale } from '@/backend/contract/locale';

type Words = readonly (readonly [column: string, words: Record<Locale, string>])[];

/**
 * The columns of each export in their order, with their heads. New columns are added at the end, because programs may
 * rely on positions.
 */
const COLUMNS = {
  orders: [
    ['number', { 'zh-Hans': '订单号', 'zh-Hant': '訂單號', en: 'Order' }],
    ['status', { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'Status' }],
    ['name', { 'zh-Hans': '姓名', 'zh-Hant': '姓名', en: 'Name' }],
    ['email', { 'zh-Hans': '邮箱', 'zh-Hant': '信箱', en: 'Email' }],
    ['method', { 'zh-Hans': '付款方式', 'zh-Hant': '付款方式', en: 'Method' }],
    [
      'transfer',
      { 'zh-Hans': '买家填的流水号', 'zh-Hant': '買家填的流水號', en: 'Transfer named by the buyer' },
    ],
    ['total', { 'zh-Hans': '应收', 'zh-Hant': '應收', en: 'Total' }],
    ['currency', { 'zh-Hans': '币种', 'zh-Hant': '幣種', en: 'Currency' }],
    ['received', { 'zh-Hans': '已收', 'zh-Hant': '已收', en: 'Received' }],
    ['refunded', { 'zh-Hans': '已退', 'zh-Hant': '已退', en: 'Refunded' }],
    ['created', { 'zh-Hans': '下单时间', 'zh-Hant': '下單時間', en: 'Ordered' }],
    ['paid', { 'zh-Hans': '付清时间', 'zh-Hant': '付清時間', en: 'Paid' }],
    ['owed_back', { 'zh-Hans': '待退', 'zh-Hant': '待退', en: 'To pay back' }],
    ['undecided', { 'zh-Hans': '多收，未定', 'zh-Hant': '多收，未定', en: 'Overpaid (undecided)' }],
    ['parked', { 'zh-Hans': '挂着', 'zh-Hant': '掛著', en: 'Parked' }],
    ['kept', { 'zh-Hans': '留下的', 'zh-Hant': '留下的', en: 'Kept' }],
    ['waived', { 'zh-Hans': '让了价', 'zh-Hant': '讓了價', en: 'Waived' }],
    [
      'not_arrived',
      { 'zh-Hans': '已退，买家说没到', 'zh-Hant': '已退，買家說沒到', en: 'Refunded (reported missing)' },
    ],
    ['reference', { 'zh-Hans': '核对码', 'zh-Hant': '核對碼', en: 'Reference' }],
    [
      'bank_references',
      { 'zh-Hans': '收款流水号', 'zh-Hant': '收款流水號', en: 'Bank references of payments' },
    ],
    [
      'payout_references',
      { 'zh-Hans': '退款流水号', 'zh-Hant': '退款流水號', en: 'Bank references of refunds' },
    ],
  ],
  tickets: [
    ['code', { 'zh-Hans': '票号', 'zh-Hant': '票號', en: 'Ticket' }],
    ['order', { 'zh-Hans': '订单号', 'zh-Hant': '訂單號', en: 'Order' }],
    ['status', { 'zh-Hans': '订单状态', 'zh-Hant': '訂單狀態', en: 'Order status' }],
    ['state', { 'zh-Hans': '票的状态', 'zh-Hant': '票的狀態', en: 'Ticket state' }],
    ['type', { 'zh-Hans': '票种', 'zh-Hant': '票種', en: 'Ticket type' }],
    ['price', { 'zh-Hans': '票价', 'zh-Hant': '票價', en: 'Price' }],
    ['currency', { 'zh-Hans': '币种', 'zh-Hant': '幣種', en: 'Currency' }],
    ['name', { 'zh-Hans': '姓名', 'zh-Hant': '姓名', en: 'Name' }],
    ['email', { 'zh-Hans': '邮箱', 'zh-Hant': '信箱', en: 'Email' }],
    ['created', { 'zh-Hans': '下单时间', 'zh-Hant': '下單時間', en: 'Ordered' }],
    ['paid', { 'zh-Hans': '付清时间', 'zh-Hant': '付清時間', en: 'Paid' }],
    ['checked_in', { 'zh-Hans': '入场时间', 'zh-Hant': '入場時間', en: 'Checked in' }],
    ['let_in_offline', { 'zh-Hans': '断网放进时间', 'zh-Hant': '斷網放進時間', en: 'Let in offline' }],
    ['refunded_before', { 'zh-Hans': '放进前退票时间', 'zh-Hant': '放進前退票時間', en: 'Refunded before' }],
    ['gate_remark', { 'zh-Hans': '验票备注', 'zh-Hant': '驗票備註', en: 'Gate remark' }],
  ],
  receipts: [
    ['number', { 'zh-Hans': '收据号', 'zh-Hant': '收據號', en: 'Receipt' }],
    ['counters', { 'zh-Hans': '冲销收据号', 'zh-Hant': '沖銷收據號', en: 'Counters receipt' }],
    ['order', { 'zh-Hans': '订单号', 'zh-Hant': '訂單號', en: 'Order' }],
    ['name', { 'zh-Hans': '姓名', 'zh-Hant': '姓名', en: 'Name' }],
    ['invoice_title', { 'zh-Hans': '抬头', 'zh-Hant': '抬頭', en: 'Made out to' }],
    ['tax_number', { 'zh-Hans': '税号', 'zh-Hant': '稅號', en: 'Tax number' }],
    ['amount', { 'zh-Hans': '金额', 'zh-Hant': '金額', en: 'Amount' }],
    ['tax', { 'zh-Hans': '税额', 'zh-Hant': '稅額', en: 'Tax' }],
    ['currency', { 'zh-Hans': '币种', 'zh-Hant': '幣種', en: 'Currency' }],
    ['issued', { 'zh-Hans': '开具时间', 'zh-Hant': '開具時間', en: 'Issued' }],
  ],
  payouts: [
    ['payout', { 'zh-Hans': '退款编号', 'zh-Hant': '退款編號', en: 'Refund' }],
    ['order', { 'zh-Hans': '订单号', 'zh-Hant': '訂單號', en: 'Order' }],
    ['reference', { 'zh-Hans': '核对码', 'zh-Hant': '核對碼', en: 'Reference' }],
    ['name', { 'zh-Hans': '姓名', 'zh-Hant': '姓名', en: 'Name' }],
    ['state', { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'State' }],
    ['ground', { 'zh-Hans': '缘由', 'zh-Hant': '緣由', en: 'Reason' }],
    ['amount', { 'zh-Hans': '金额', 'zh-Hant': '金額', en: 'Amount' }],
    ['currency', { 'zh-Hans': '币种', 'zh-Hant': '幣種', en: 'Currency' }],
    ['owed_since', { 'zh-Hans': '欠起时间', 'zh-Hant': '欠起時間', en: 'Owed since' }],
    ['account_tail', { 'zh-Hans': '账号尾号', 'zh-Hant': '帳號尾號', en: 'Account ends in' }],
    ['way', { 'zh-Hans': '怎么退的', 'zh-Hant': '怎麼退的', en: 'Paid by' }],
    ['bank_reference', { 'zh-Hans': '流水号', 'zh-Hant': '流水號', en: 'Bank reference' }],
    ['paid', { 'zh-Hans': '打款时间', 'zh-Hant': '打款時間', en: 'Paid' }],
    ['paid_by', { 'zh-Hans': '打款人', 'zh-Hant': '打款人', en: 'Recorded by' }],
    ['file', { 'zh-Hans': '批量文件', 'zh-Hant': '批次檔案', en: 'Bank file' }],
  ],
  bank: [
    ['holder', { 'zh-Hans': '户名', 'zh-Hant': '戶名', en: 'Account holder' }],
    ['account', { 'zh-Hans': '账号', 'zh-Hant': '帳號', en: 'Account number' }],
    ['bank', { 'zh-Hans': '开户行', 'zh-Hant': '開戶行', en: 'Bank' }],
    ['amount', { 'zh-Hans': '金额', 'zh-Hant': '金額', en: 'Amount' }],
    ['currency', { 'zh-Hans': '币种', 'zh-Hant': '幣種', en: 'Currency' }],
    ['memo', { 'zh-Hans': '附言', 'zh-Hant': '附言', en: 'Payment reference' }],
    ['order', { 'zh-Hans': '订单号', 'zh-Hant': '訂單號', en: 'Order' }],
    ['payout', { 'zh-Hans': '退款编号', 'zh-Hant': '退款編號', en: 'Refund' }],
  ],
} as const satisfies Record<string, Words>;

export type ExportKind = keyof typeof COLUMNS;

/** The names of an export's columns, which are the same in every language. */
export const exportColumns = (what: ExportKind): string[] => COLUMNS[what].map(([column]) => column);

/** The heads of an export's columns. */
export const exportHead = (what: ExportKind, locale: Locale): string[] =>
  COLUMNS[what].map(([, words]) => words[locale]);
