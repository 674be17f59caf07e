/** The tools that sample articles were written with, by the Chinese title of the article. */
export const toolsOfArticles: Readonly<Record<string, readonly string[]>> = {
  '23.4%：去中心化交易所的份额，分母该放什么': ['Poolside', 'Tally Ground'],
  '九十七分钟：一次脱锚的时间表': ['Poolside', 'Tracewell'],
  客户端份额是怎么猜出来的: ['Client Share', 'Tally Ground'],
  '二十一个格子，正在填最后一格': ['Mempool Porch'],
  证明一个区块要多少焦耳: ['Circuit Lint'],
  那个从上线起就没人动过的1620秒: ['Timelock Bell', 'Diffline'],
  三把钥匙放在一个抽屉里: ['Timelock Bell', 'Threefold Vault'],
  '储备证明怎么看：负债树入门': ['Reserve Watch'],
  '钱包里的“确认”按钮，为什么总让人害怕': ['Plainkey'],
  '二层网络的账该怎么算：十一家排序器的收支': ['Rollup Desk', 'Tally Ground'],
  '二手矿机市场：先问噪音，再问算力': ['Hashbill'],
  '矿场供热第三年：账本终于打平': ['Hashbill'],
};

/** The line at the end of an article that names them. */
export function toolsLine(names: readonly string[], lang: 'zh' | 'en'): string {
  return lang === 'zh'
    ? `写这篇时用到的工具：${names.join('、')}。`
    : `Tools used for this article: ${names.join(' and ')}.`;
}
