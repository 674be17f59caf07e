/** A statement. `axis` is the index in `AXES`; `isReversed`: agreeing counts for the second end of the axis. */
export interface Question {
  axis: 0 | 1 | 2 | 3;
  isReversed: boolean;
  zh: string;
  en: string;
}

const question = (axis: Question['axis'], isReversed: boolean, zh: string, en: string): Question => ({
  axis,
  isReversed,
  zh,
  en,
});

/**
 * All statements in the order they are asked: eight per axis, half of them reversed, never two of the same axis in a
 * row.
 */
export const QUESTIONS: readonly Question[] = [
  question(
    0,
    false,
    '新买的币，你会当晚就转进自己的钱包，手续费贵一点也转。',
    'You move new coins to your own wallet the same night, even when the fee is high.',
  ),
  question(
    2,
    true,
    '见过创始人本人，你会更放心。',
    'You feel safer about a project once you have met its founder.',
  ),
  question(
    1,
    false,
    '价格跌了三成，你会先把屏幕关掉，周末再看。',
    'When the price drops by a third, you close the screen and look again at the weekend.',
  ),
  question(
    3,
    true,
    '转大额之前，你会先转一笔最小的，等它到了再转。',
    'Before a large transfer you send the smallest one possible, and wait until it arrives.',
  ),
  question(
    1,
    true,
    '排队等咖啡的三分钟，你会看一眼价格。',
    'In a three-minute queue for coffee, you check the price.',
  ),
  question(
    0,
    true,
    '家里人问起，你会建议他们把币放在有牌照的托管行。',
    'Asked by your family, you tell them to leave their coins with a licensed custodian.',
  ),
  question(3, false, '看准了，你会押上一年的积蓄。', 'When you are sure, you put in a year’s savings.'),
  question(
    2,
    false,
    '两个人说法不同，你会去查链上的那笔交易。',
    'When two people tell it differently, you look up the transaction.',
  ),
  question(
    0,
    false,
    '助记词你会抄在纸上，分放在只有你知道的两个地方。',
    'You write your seed phrase on paper and keep it in two places only you know.',
  ),
  question(
    2,
    false,
    '白皮书里有公式的那几页，你会看完。',
    'You read the pages of a white paper that have formulas on them.',
  ),
  question(
    1,
    true,
    '涨到心里的数，你会当天就卖，不等第二天。',
    'Once it reaches the number you had in mind, you sell that day and not the next.',
  ),
  question(
    3,
    false,
    '还没审计的合约，你会放一笔进去试水。',
    'You put a little into a contract nobody has audited yet, to see how it goes.',
  ),
  question(
    1,
    false,
    '买之前，你会写下一个五年后再看的日子。',
    'Before you buy, you write down a date five years away on which to look again.',
  ),
  question(
    0,
    true,
    '一笔钱要放五年，你会选一份有人签字的合同，不选一串单词。',
    'For money to be left alone for five years, you choose a contract with a signature over a list of words.',
  ),
  question(
    3,
    true,
    '一样东西看不懂收益从哪里来，你会一分不放。',
    'If you cannot tell where the yield comes from, you put in nothing.',
  ),
  question(
    2,
    true,
    '一个做了十年的前辈说“离远点”，你会不问理由就离远。',
    'When someone with ten years in the trade says “stay away”, you do, and ask no reason.',
  ),
  question(
    0,
    false,
    '交易所说可以替你保管硬件钱包，你会谢绝。',
    'An exchange offers to look after your hardware wallet. You decline.',
  ),
  question(
    2,
    false,
    '半夜两点，协议公告说提款要暂停一小时。你会先去看合约，再决定睡不睡。',
    'At two in the morning a protocol halts withdrawals for an hour. You read the contract before deciding whether to sleep.',
  ),
  question(
    1,
    true,
    '同一天里，你会买进又卖出同一样东西。',
    'You buy and sell the same thing within one day.',
  ),
  question(
    3,
    true,
    '亏到自己定的线，你会当场走，哪怕第二天涨回来。',
    'When a loss reaches the line you drew, you leave at once, even if it recovers the next day.',
  ),
  question(
    1,
    false,
    '一个项目三个月没有消息，你会照旧拿着。',
    'A project has been silent for three months. You go on holding.',
  ),
  question(
    0,
    true,
    '忘了密码的时候，能打电话找到一个人，你会觉得比什么都要紧。',
    'When a password is lost, being able to ring somebody matters to you more than anything.',
  ),
  question(3, false, '借来的钱，算得过账，你会用。', 'If the sums work, you invest borrowed money.'),
  question(
    2,
    true,
    '决定买不买，你会先看谁在做，再看做的是什么。',
    'Deciding whether to buy, you ask who is building it before what is being built.',
  ),
  question(
    0,
    false,
    '出门之前，你会先确认在路上也能用自己的钥匙签字。',
    'Before a journey you make sure you can sign with your own keys on the road.',
  ),
  question(
    2,
    false,
    '储备证明出来，你会自己加一遍。',
    'When a proof of reserves comes out, you add it up yourself.',
  ),
  question(
    1,
    true,
    '新链上线的头一个星期，你会去走一圈，下个月就离开。',
    'You look around a new chain in its first week and are gone the next month.',
  ),
  question(
    3,
    false,
    '别人都在撤，你会趁便宜再加一点。',
    'While everybody else is leaving, you add a little at the low price.',
  ),
  question(
    1,
    false,
    '锁两年、收益高一点，你会选它。',
    'Locked for two years at a somewhat better rate: you take it.',
  ),
  question(
    0,
    true,
    '朋友替你管着一部分，你会一年只问一次。',
    'A friend looks after part of it for you, and you ask about it once a year.',
  ),
  question(
    3,
    true,
    '手里留着够花半年的现金，你才会碰别的。',
    'You touch nothing else until you have cash for half a year.',
  ),
  question(
    2,
    true,
    '群里最安静的那个人开口了，你会当回事。',
    'When the quietest person in the group speaks up, you take it seriously.',
  ),
];
