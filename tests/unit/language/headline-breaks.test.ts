import { headlineParts } from '@/lib/platform/language/headline-breaks';

const cut = (text: string) => headlineParts(text, 'zh-Hans').join('|');

describe('headlineParts', () => {
  it('loses nothing', () => {
    const text = '“净流入4.12亿”是怎么算出来的：Rollup的账，分母该放什么？';
    expect(headlineParts(text, 'zh-Hans').join('')).toBe(text);
  });

  it('cuts between words and leaves single characters with their word', () => {
    expect(cut('把国债搬上链之后')).toBe('把国债|搬上链|之后');
    expect(cut('为什么总让人害怕')).toBe('为什么总让人|害怕');
  });

  it('cuts a long run of single characters after its first', () => {
    expect(cut('那个从上线起就没人动过的27分钟')).toBe('那个从|上线起|就没人动过的27分钟');
  });

  it('never cuts beside Latin letters or digits, so that numbers stay with their units', () => {
    expect(cut('总市值突破3,120亿美元')).toBe('总市值|突破3,120亿美元');
    const parts = headlineParts('现货比特币ETF昨日净流入4.12亿美元，连续第六日为正', 'zh-Hans');
    expect(parts.slice(1).every((part) => !/^[\w.]/.test(part))).toBe(true);
    expect(parts.slice(0, -1).every((part) => !/[\w.]$/.test(part))).toBe(true);
  });

  it('keeps listed words and magnitudes whole', () => {
    expect(cut('昨日净流入')).toBe('昨日|净流入');
    expect(cut('约三亿美元')).not.toContain('亿|美元');
  });

  it('cuts outside quotation marks only', () => {
    expect(cut('钱包里的“确认”按钮')).toBe('钱包里的|“确认”|按钮');
  });

  it('leaves punctuation and English to the browser', () => {
    expect(cut('之后，谁在')).toBe('之后，谁在');
    expect(headlineParts('A margin call at two in the morning', 'en')).toHaveLength(1);
    expect(headlineParts('', 'zh-Hans')).toEqual(['']);
  });
});
